import { z } from 'zod';
import type { Role } from 'sijil/schema/application';
import { isWrittenBy } from '../schema/fieldAccess';
import { type Field, isWritable } from '../schema/field';
import { hasRows, holdsFile, holdsFiles, isSecret } from '../schema/kindFacts';
import type { Resource } from '../schema/resource';

/** Placeholder for the id of a record that does not exist yet. */
export const unsavedRecord = 'new';

export const draftPlace = {
  resource: z.string().max(60),
  record: z.union([z.literal(unsavedRecord), z.uuid()]),
};

const values = z.record(z.string().max(60), z.unknown());

export const recordDraftBody = z.strictObject({
  /** Version of the record that the form began with. */
  version: z.int().nullable(),
  values,
  /** Values that the same fields had in that version, for the comparison with what others have saved. */
  before: values,
  writer: z.string().max(40).nullish(),
  seen: z.int().nullish(),
});

/** Draft of a form, typed and not saved; null where there is none. */
export const recordDraftView = z.object({
  draft: recordDraftBody.omit({ writer: true, seen: true }).extend({ savedAt: z.date() }).nullable(),
  /** Number of times that it was saved. */
  writes: z.number(),
});

/**
 * Names of the fields that a draft of a form holds: those that the role may enter, without passwords, and without files, whose
 * links expire before a draft does.
 */
export function draftFields(resource: Resource, role: Role | null): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const isEntered = isWritable(field, 'create') || isWritable(field, 'update');
    return isEntered && isWrittenBy(resource, name, role) && isDraftable(field) ? [name] : [];
  });
}

function isDraftable(field: Field): boolean {
  if (isSecret(field) || holdsFile(field) || holdsFiles(field)) return false;
  return !hasRows(field) || Object.values<Field>(field.fields).every(isDraftable);
}
