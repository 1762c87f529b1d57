import { eq } from 'drizzle-orm';
import { autoCompleteAt } from '#domain/scheduling/deadlines';
import { requests } from '../../db/schema/requests';
import type { Effect } from '../../workflow/effect';
import { loadFilledForm } from '../filledForms/loadFilledForm';
import { saveScore } from './answers/scores';
import { scoreParts } from '#domain/scoring/scoreRequest';
import { loadAcceptedKeys } from '../filledForms/loadAcceptedKeys';

/**
 * Counts each accepted correction as fully compliant; what was refused keeps its score (rules 3.5).
 * Done again it comes to the same, and the day of automatic completion stays where the approval had put it.
 */
export const settleCorrections: Effect = async ({ tx, request, now }) => {
  const { form, parts } = await loadFilledForm(tx, request);
  const acceptedKeysOf = await loadAcceptedKeys(tx, request.id);
  const score = scoreParts(
    form,
    parts.map(({ vehicle, answers }) => ({
      vehicleId: vehicle?.id ?? null,
      answers,
      acceptedKeys: acceptedKeysOf(vehicle?.id ?? null),
    })),
  );
  await saveScore(tx, request.id, score);
  await tx
    .update(requests)
    .set({ completionDueAt: request.completionDueAt ?? autoCompleteAt(now) })
    .where(eq(requests.id, request.id));
};
