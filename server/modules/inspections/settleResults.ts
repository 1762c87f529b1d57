import { and, eq } from 'drizzle-orm';
import { correctiveItemsOf as itemsOf, type RequestScore, scoreParts } from '#domain/scoring/scoreRequest';
import { autoCompleteAt, correctionsDeadline } from '#domain/scheduling/deadlines';
import { transitions } from '#domain/workflow/requestWorkflow';
import { correctiveItems, requests, requestVehicles } from '../../db/schema/requests';
import type { Effect, RequestRow } from '../../workflow/effect';
import { type AnswerRow, loadFilledForm } from '../filledForms/loadFilledForm';
import { loadAcceptedKeys } from '../filledForms/loadScoredForm';
import type { Transaction } from 'sijil/server/db/connect';

/**
 * Sends the results to the client: the corrective list with its deadline or, with nothing to correct, the completion. What was
 * corrected during the visit is the draft of the client's answer, with the photos of before and after.
 */
export const sendResults: Effect = async ({ tx, request, now }) => {
  const { form, parts } = await loadFilledForm(tx, request);
  const items = parts.flatMap(({ vehicle, answers, rows }) =>
    itemsOf(form, answers).map(({ questionKey, score }) => ({
      requestId: request.id,
      vehicleId: vehicle?.id ?? null,
      questionKey,
      originalScore: score,
      ...draftOf(
        rows.find((row) => row.questionKey === questionKey),
        request,
        now,
      ),
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

function draftOf(
  answer: AnswerRow | undefined,
  { inspectorId }: RequestRow,
  now: Date,
): Partial<typeof correctiveItems.$inferInsert> {
  if (!answer || answer.mendedFileIds.length === 0) return {};
  const fileIds = [...answer.mendedFileIds, ...answer.fileIds];
  return {
    draft: { action: answer.mendedNote ?? '', fileIds },
    draftVersion: 1,
    draftedById: inspectorId,
    draftedAt: now,
  };
}

/**
 * Counts each accepted correction as fully compliant; refused ones keep their score (rules 3.5). Idempotent: a repeated run
 * gives the same score and keeps the day of automatic completion.
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

/** Writes a request's score and grade, and those of each of its vehicles. */
async function saveScore(tx: Transaction, requestId: string, score: RequestScore): Promise<void> {
  const { total, grade, failedCritical } = score;
  for (const { vehicleId, score: part, grade: partGrade } of score.parts) {
    if (vehicleId === null) continue;
    await tx
      .update(requestVehicles)
      .set({ score: part.total, grade: partGrade })
      .where(and(eq(requestVehicles.requestId, requestId), eq(requestVehicles.vehicleId, vehicleId)));
  }
  // Last: a trigger then writes the standing score from those of the vehicles.
  await tx.update(requests).set({ score: total, grade, failedCritical }).where(eq(requests.id, requestId));
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

/** Removes the score of a form returned to its inspector, whose answers are about to change. */
export const forgetScore: Effect = async ({ tx, request }) => {
  await tx
    .update(requests)
    .set({ score: null, grade: null, failedCritical: null })
    .where(eq(requests.id, request.id));
  await tx
    .update(requestVehicles)
    .set({ score: null, grade: null })
    .where(eq(requestVehicles.requestId, request.id));
};
