import type { FieldErrors } from '#framework/schema/validate';
import type { Fields } from '#framework/schema/shape';

export type Row = Readonly<Record<string, unknown>>;

/** A new row of an owned list, filled with what its fields begin with. */
export function emptyRow(fields: Fields): Row {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** The messages below a path, keyed by the rest of it: `packages.0.price` below `packages` is `0.price`. */
export function errorsBelow(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, messages]) =>
      key.startsWith(`${path}.`) ? [[key.slice(path.length + 1), messages]] : [],
    ),
  );
}
