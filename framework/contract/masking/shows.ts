import type { z } from 'zod';
import type { Shown } from '../../schema/areas';

/** Parts of an answer that show a field's value, by field. A field without parts is not in the answer. */
type PartsByField<Part extends string> = Readonly<Record<string, readonly Part[]>>;

/** A part of an answer that shows a record, or only names one. */
export interface Mark {
  readonly record: Shown;
  readonly schema: z.core.$ZodType;
  readonly fields: PartsByField<string>;
  /** True where it shows no other field than those. */
  readonly isComplete: boolean;
  /** True where it holds the record's name and nothing else of it. */
  readonly isName?: boolean;
}

/**
 * Says which parts of an answer tell which fields of a record, so that they are emptied for a custom role that hides the
 * field. A field that is not named here cannot be hidden: the operation is refused to a role that hides it.
 */
export function shows<S extends z.ZodObject>(
  record: Shown,
  schema: S,
  fields: PartsByField<keyof S['shape'] & string>,
): Mark {
  return { record, schema, fields, isComplete: false };
}

/** The same for a part that shows no other field of the record; nothing of it without `fields`. */
export function showsOnly<S extends z.ZodObject>(
  record: Shown,
  schema: S,
  fields: PartsByField<keyof S['shape'] & string>,
): Mark {
  return { record, schema, fields, isComplete: true };
}

/** Says that parts of answers tell nothing of a record's fields, although their areas are about such records. */
export function showsNothing(record: Shown, ...schemas: readonly z.ZodType[]): Mark[] {
  return schemas.map((schema) => ({ record, schema, fields: {}, isComplete: true }));
}

/** Says that a part names a record: the name is left out for a custom role that does not read such records. */
export function namesRecord(record: Shown, schema: z.ZodObject): Mark {
  return { record, schema, fields: {}, isComplete: true, isName: true };
}
