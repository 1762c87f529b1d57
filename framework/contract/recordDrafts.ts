import { z } from 'zod';

/** In place of an id: the form of a record that is not there yet. */
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
});

/** Draft of a form, typed and not saved; null where there is none. */
export const recordDraftView = z.object({
  draft: recordDraftBody.extend({ savedAt: z.date() }).nullable(),
});
