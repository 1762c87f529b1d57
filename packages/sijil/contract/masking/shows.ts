import type { z } from 'zod';
import type { Shown } from '../../schema/operationAccess';
import type { Mark, PartsByField } from '../../schema/roles/mark';

type PartOf<S extends z.ZodObject> = keyof S['shape'] & string;

/**
 * Declares which parts of an answer show which fields of a record, so that they are emptied for a custom role that hides the
 * field. The operation is refused to a role that hides a field not named here.
 */
export function shows<S extends z.ZodObject>(
  record: Shown,
  schema: S,
  fields: PartsByField<PartOf<S>>,
): Mark {
  return { record, schema, fields, isComplete: false };
}

/** Like `shows`, for a part that shows no other field of the record; without `fields`, none at all. */
export function showsOnly<S extends z.ZodObject>(
  record: Shown,
  schema: S,
  fields: PartsByField<PartOf<S>>,
): Mark {
  return { record, schema, fields, isComplete: true };
}

/** Like `shows`, for a part that shows them only where another part holds one of some values: a figure by its name. */
export function showsWhere<S extends z.ZodObject>(
  record: Shown,
  schema: S,
  [part, values]: readonly [PartOf<S>, readonly string[]],
  fields: PartsByField<PartOf<S>>,
): Mark {
  return { record, schema, fields, isComplete: true, where: { part, in: values } };
}

/** Declares that parts of answers show no field of a record, although their areas are about such records. */
export function showsNothing(record: Shown, ...schemas: readonly z.ZodType[]): Mark[] {
  return schemas.map((schema) => ({ record, schema, fields: {}, isComplete: true }));
}

/** Declares that a part names a record: the name is left out for a custom role that does not read such records. */
export function namesRecord<S extends z.ZodObject>(record: Shown, schema: S, name: PartOf<S>): Mark {
  return { record, schema, fields: {}, isComplete: true, name };
}
