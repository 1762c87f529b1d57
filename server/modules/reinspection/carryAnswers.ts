import { eq } from 'drizzle-orm';
import { carriedAnswers } from '#domain/reinspection/reinspection';
import type { Transaction } from '#framework/server/db/connect';
import { answers } from '../../db/schema/requests';
import type { RequestRow } from '../../workflow/requestRow';
import { loadAcceptedKeys } from '../filledForms/loadAcceptedKeys';

type NewAnswer = typeof answers.$inferInsert;

/**
 * Answers that a re-inspection takes over from the visit whose failed items it inspects again; none for a visit of
 * the entire form.
 */
export async function carryAnswers(
  tx: Transaction,
  { id, reinspectionOfId, reinspectedItems }: RequestRow,
): Promise<NewAnswer[]> {
  if (reinspectionOfId === null || reinspectedItems === null) return [];
  const earlier = await tx.select().from(answers).where(eq(answers.requestId, reinspectionOfId));
  const acceptedKeysOf = await loadAcceptedKeys(tx, reinspectionOfId);
  return carriedAnswers(earlier, reinspectedItems, acceptedKeysOf).map(
    ({ vehicleId, questionKey, score, reading, entries, note, supervisorNote, fileIds }) => ({
      requestId: id,
      vehicleId,
      questionKey,
      score,
      reading,
      entries,
      note,
      supervisorNote,
      fileIds,
      carried: true,
    }),
  );
}
