import type { FieldErrors } from '#domain/schema/validate';
import type { Fields } from '#domain/schema/shape';

export type Row = Readonly<Record<string, unknown>>;

/** A new row of an owned list, filled with what its fields begin with. */
export function emptyRow(fields: Fields): Row {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** The same things with one of them somewhere else; out of range, the same order. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  if (to < 0 || to >= items.length) return next;
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

/** The messages below a path, keyed by the rest of it: `packages.0.price` below `packages` is `0.price`. */
export function errorsBelow(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, messages]) =>
      key.startsWith(`${path}.`) ? [[key.slice(path.length + 1), messages]] : [],
    ),
  );
}
