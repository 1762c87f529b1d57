import { inArray } from 'drizzle-orm';
import { doubtsOfPhoto, type PhotoDoubt } from '#domain/forms/photoDoubts';
import type { Queryable } from 'sijil/server/db/connect';
import { evidenceFacts } from '../../../db/schema/evidence';
import type { RequestRow } from '../../../workflow/effect';
import type { AnswerRow } from '../../filledForms/loadFilledForm';
import { loadRequestPlace } from '../../requests/findRequest';

/** Doubts about the photos of a form, by the id of the photo. */
export type PhotoDoubts = ReadonlyMap<string, readonly PhotoDoubt[]>;

export const noDoubts: PhotoDoubts = new Map();

/** What is doubtful about the photos of a form: their time and place by the phone, and a photo of two answers. */
export async function loadPhotoDoubts(
  db: Queryable,
  request: RequestRow,
  rows: readonly AnswerRow[],
): Promise<PhotoDoubts> {
  const ids = rows.flatMap(({ fileIds }) => fileIds);
  if (ids.length === 0) return noDoubts;
  const facts = await db
    .select()
    .from(evidenceFacts)
    .where(inArray(evidenceFacts.fileId, [...new Set(ids)]));
  const place = request.branchId ? ((await loadRequestPlace(db, request))?.branch.place ?? null) : null;
  const visit = { startedAt: request.startedAt, submittedAt: request.submittedAt, place };
  const doubts = new Map<string, readonly PhotoDoubt[]>(
    facts.map((fact) => [fact.fileId, doubtsOfPhoto(fact, visit)]),
  );
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at)))
    doubts.set(id, [...(doubts.get(id) ?? []), 'repeated']);
  return doubts;
}
