import { eq } from 'drizzle-orm';
import { correctiveItemsOf as itemsOf } from '#domain/scoring/correctiveItems';
import { autoCompleteAt, correctionsDeadline } from '#domain/scheduling/deadlines';
import { transitions } from '#domain/workflow/requestWorkflow';
import { correctiveItems, requests } from '../../db/schema/requests';
import type { Effect } from '../../workflow/effect';
import { loadFilledForm } from '../filledForms/loadFilledForm';

/**
 * Opens the results to the client: the corrective list with its deadline or, with nothing to correct, the way to the
 * end.
 */
export const sendResults: Effect = async ({ tx, request, now }) => {
  const { form, parts } = await loadFilledForm(tx, request);
  const items = parts.flatMap(({ vehicle, answers }) =>
    itemsOf(form, answers).map(({ questionKey, score }) => ({
      requestId: request.id,
      vehicleId: vehicle?.id ?? null,
      questionKey,
      originalScore: score,
    })),
  );
  if (items.length > 0) await tx.insert(correctiveItems).values(items);
  const completable = transitions.autoComplete.from.includes(request.status);
  await tx
    .update(requests)
    .set({
      resultsSentAt: now,
      correctionsReminded: null,
      correctionsDueAt: items.length > 0 ? correctionsDeadline(now) : null,
      completionDueAt: completable ? autoCompleteAt(now) : null,
    })
    .where(eq(requests.id, request.id));
};
