import { type Field, isShownIn, isWritable } from 'sijil/schema/field';
import { type Making, startingValues } from 'sijil/schema/startingValue';
import type { Fields } from 'sijil/schema/shape';
import type { Mode } from 'sijil/schema/toZod';
import { hasRows, holdsFile, holdsFiles } from 'sijil/schema/kindFacts';

export type FormValues = Readonly<Record<string, unknown>>;

/** Returns the initial values of a form: for a new record, the declared defaults under the given values. */
export function startValues(fields: Fields, mode: Mode, given: FormValues, making: Making): FormValues {
  return mode === 'update' ? given : { ...startingValues(fields, making), ...given };
}

/** Values of a form as the API takes them: only declared, writable fields; a file by its id instead of its link. */
export function toInput(fields: Fields, mode: Mode, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => isWritable(field, mode) && values[name] !== undefined)
      .map(([name, field]) => [name, isShownIn(field, values) ? asInput(field, values[name]) : null]),
  );
}

/** Returns the fields of an input that have changed. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));
}

/** Compares two values as the API would: an emptied box equals an absent value. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (value === undefined || value === '') return 'null';
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function asInput(field: Field, value: unknown): unknown {
  if (holdsFiles(field) && Array.isArray(value)) return value.map(idOf);
  if (holdsFile(field)) return idOf(value);
  if (hasRows(field) && Array.isArray(value)) {
    const { fields } = field;
    return value.map((row: FormValues) => ({
      ...(typeof row['id'] === 'string' && { id: row['id'] }),
      ...toInput(fields, 'create', row),
    }));
  }
  return value;
}

function idOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'id' in file ? file.id : file;
}
