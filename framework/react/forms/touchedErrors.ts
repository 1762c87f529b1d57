import type { Shape } from '#framework/schema/shape';
import type { FieldErrors } from '#framework/schema/validate';
import { hasRows } from '#framework/schema/kindFacts';

/** True for a path of the field itself or a part of it: `packages.0.price` belongs to `packages`. */
export function belongsTo(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

/** Errors of fields that the person has visited. A row that was just added has none before it is filled in. */
export function onlyTouched(
  errors: FieldErrors,
  touched: ReadonlySet<string>,
  { fields }: Pick<Shape, 'fields'>,
): FieldErrors {
  const seen = (path: string): boolean => {
    const [name = path] = path.split('.');
    if (path === name || !hasRows(fields[name])) return touched.has(name);
    return [...touched].some((left) => left !== name && belongsTo(path, left));
  };
  return Object.fromEntries(Object.entries(errors).filter(([path]) => seen(path)));
}
