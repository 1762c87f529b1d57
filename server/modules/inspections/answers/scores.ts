import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { requests, requestVehicles } from '../../../db/schema/requests';
import { type RequestScore, scoreParts } from '#domain/scoring/scoreRequest';
import type { Effect } from '../../../workflow/effect';
import { loadFilledForm } from '../../filledForms/loadFilledForm';

/** Writes a request's score and grade, and the score of each of its vehicles. */
export async function saveScore(tx: Transaction, requestId: string, score: RequestScore): Promise<void> {
  const { total, grade, failedCritical } = score;
  await tx.update(requests).set({ score: total, grade, failedCritical }).where(eq(requests.id, requestId));
  for (const { vehicleId, score: part } of score.parts) {
    if (vehicleId === null) continue;
    await tx
      .update(requestVehicles)
      .set({ score: part.total })
      .where(and(eq(requestVehicles.requestId, requestId), eq(requestVehicles.vehicleId, vehicleId)));
  }
}

/** Scores the current answers. */
export const scoreAnswers: Effect = async ({ tx, request }) => {
  const { form, parts } = await loadFilledForm(tx, request);
  const score = scoreParts(
    form,
    parts.map(({ vehicle, answers }) => ({ vehicleId: vehicle?.id ?? null, answers, acceptedKeys: [] })),
  );
  await saveScore(tx, request.id, score);
};

/** A form that goes back to its inspector has no score: what it had was of answers that are about to change. */
export const forgetScore: Effect = async ({ tx, request }) => {
  await tx
    .update(requests)
    .set({ score: null, grade: null, failedCritical: null })
    .where(eq(requests.id, request.id));
  await tx.update(requestVehicles).set({ score: null }).where(eq(requestVehicles.requestId, request.id));
};
