import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { Transaction } from '#framework/server/db/connect';
import { answers } from '../../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import type { RequestRow } from '../../../workflow/effect';
import { assertFormAnswers } from '../answers/assertFormAnswers';
import { type GivenAnswer, toGivenParts } from '../answers/givenAnswers';
import { formToFill, loadForm, loadVehicles, visitDay } from '../../filledForms/loadFilledForm';
import { settleAnswers } from '#domain/forms/settleAnswers';
import { attachFiles } from '../answers/attachFiles';
import { carryAnswers } from '../../reinspection/earlierVisit';
import { shelveEvidence } from '../../gallery/shelveEvidence';

interface GivenAnswers {
  readonly actor: Actor;
  readonly language: Language;
  readonly given: readonly GivenAnswer[];
}

/**
 * Stores a filled form, in place of one that was returned.
 * @throws ApiError validation_failed with each problem at its question.
 */
export async function submitAnswers(
  tx: Transaction,
  request: RequestRow,
  { actor, language, given }: GivenAnswers,
): Promise<void> {
  const form = await loadForm(tx, request);
  const vehicles = await loadVehicles(tx, request.id);
  const parts = toGivenParts(
    given,
    vehicles.map(({ id }) => id),
    language,
  ).map(({ vehicleId, answers: sent }) => ({
    vehicleId,
    answers: settleAnswers(form, sent, visitDay(request)),
  }));
  const former = await tx
    .delete(answers)
    .where(eq(answers.requestId, request.id))
    .returning({ fileIds: answers.fileIds });
  const kindOf = await attachFiles(
    tx,
    actor.userId,
    given.flatMap(({ fileIds }) => fileIds ?? []),
    former.flatMap(({ fileIds }) => fileIds),
  );
  assertFormAnswers((vehicleId) => formToFill(form, request, vehicleId), parts, kindOf, language);
  const rows = parts.flatMap(({ vehicleId, answers: ofPart }) =>
    ofPart.map(({ questionKey, score, reading, entries, note, fileIds }) => ({
      requestId: request.id,
      vehicleId,
      questionKey,
      score,
      reading: reading ?? null,
      entries: [...(entries ?? [])],
      note: note ?? null,
      fileIds: [...fileIds],
    })),
  );
  await tx.insert(answers).values([...rows, ...(await carryAnswers(tx, request))]);
  await shelveEvidence(tx, request.id);
}
