import type { Field } from './field';
import { kindOf } from './fieldKinds';
import { hasRows } from './kindFacts';
import type { Fields } from './shape';

/** True for an input that empties a yes-or-no field (null, or the '' of an emptied box), in a row of its own too. */
export function emptiesNeverEmpty(fields: Fields, input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).some(([name, value]: [string, unknown]) => {
    const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return false;
    if (kindOf(field).neverEmpty) return value === null || value === '';
    if (!hasRows(field) || !Array.isArray(value)) return false;
    return value.some((row) => emptiesNeverEmpty(field.fields, row));
  });
}
