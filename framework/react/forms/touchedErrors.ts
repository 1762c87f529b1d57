import type { Shape } from '#framework/schema/shape';
import type { FieldErrors } from '#framework/schema/validate';
import { hasRows } from '#framework/schema/kindFacts';

/** Whether a path is the field itself or a part of it: `packages.0.price` belongs to `packages`. */
export function belongsTo(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

/** What is wrong where the person has already been. A row that was just added is not wrong before it is filled in. */
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
