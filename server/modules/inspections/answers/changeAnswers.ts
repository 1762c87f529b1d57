import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { FieldErrors } from '#framework/schema/validate';
import type { Transaction } from '#framework/server/db/connect';
import { answerChanges, answers } from '../../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import type { AddDetail } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/requestRow';
import { inspectionTexts } from '../inspectionTexts';
import { assertFormAnswers } from './assertFormAnswers';
import {
  answerField,
  type GivenAnswer,
  type GivenChange,
  type GivenPart,
  toAnswer,
  toGivenParts,
} from './givenAnswers';
import { type AnswerRow, type FormPart, loadFilledForm } from '../../filledForms/loadFilledForm';
import { attachFiles } from './attachFiles';
import { shelveEvidence } from '../../gallery/shelveEvidence';
import { textOf } from '../../filledForms/nameItem';

interface Change {
  readonly actor: Actor;
  readonly language: Language;
  readonly given: readonly GivenChange[];
  readonly now: Date;
  readonly addDetail: AddDetail;
}

/** Change of an answer, with the answer that it changes. */
interface Edit {
  readonly row: AnswerRow;
  readonly given: GivenChange;
  readonly score: AnswerRow['score'];
  readonly reading: number | null;
  readonly rescored: boolean;
}

/**
 * Changes answers of the inspector for a supervisor. Answers without a change stay; the entire form must be valid
 * afterwards. The inspector's own score, reading and note are retained next to the supervisor's, and every other score
 * or reading is stored with its author, time and reason.
 * @throws ApiError validation_failed, as `assertAnswers` does, and where a score or a reading changes without a reason.
 */
export async function changeAnswers(
  tx: Transaction,
  request: RequestRow,
  { actor, language, given, now, addDetail }: Change,
): Promise<void> {
  const { form, parts } = await loadFilledForm(tx, request);
  const rows = parts.flatMap((part) => part.rows);
  const changes = given.map((change) => merge(rows, change));
  const vehicleIds = parts.flatMap(({ vehicle }) => vehicle?.id ?? []);
  const changed = toGivenParts(changes, vehicleIds, language);
  const attached = rows.flatMap(({ fileIds }) => fileIds);
  const fileIds = changes.flatMap((change) => change.fileIds ?? []);
  const kindOf = await attachFiles(tx, actor.userId, [...attached, ...fileIds], attached);
  const edits = changes.flatMap((change, place) => toEdit(rows, change, given[place]) ?? []);
  assertReasons(edits, language);
  assertFormAnswers(
    () => form,
    parts.map((part, index) => withChanges(part, changed[index])),
    kindOf,
    language,
  );
  for (const edit of edits) await write(tx, edit, { supervisorId: actor.userId, now });
  await shelveEvidence(tx, request.id);
  const plateOf = new Map(parts.map(({ vehicle }) => [vehicle?.id ?? null, vehicle?.name ?? null]));
  addDetail({
    answers: edits.map(({ row, score, reading, given: { reason } }) => ({
      question: textOf(form, row.questionKey),
      vehicle: plateOf.get(row.vehicleId) ?? null,
      ...(score !== row.score && { score: { from: row.score, to: score } }),
      ...(reading !== row.reading && { reading: { from: row.reading, to: reading } }),
      reason: reason ?? null,
    })),
  });
}

function rowOf(
  rows: readonly AnswerRow[],
  { vehicleId, questionKey }: Pick<GivenAnswer, 'vehicleId' | 'questionKey'>,
): AnswerRow | undefined {
  return rows.find((row) => row.vehicleId === (vehicleId ?? null) && row.questionKey === questionKey);
}

/** Answer after the change; where a note is required, the supervisor's counts as well as the inspector's. */
function merge(rows: readonly AnswerRow[], change: GivenChange): GivenAnswer {
  const row = rowOf(rows, change);
  const { vehicleId, questionKey } = change;
  const { score = row?.score, reading = row?.reading, fileIds = row?.fileIds } = change;
  const note = change.note || row?.supervisorNote || row?.note;
  return { vehicleId, questionKey, score, reading, note, fileIds };
}

function toEdit(
  rows: readonly AnswerRow[],
  merged: GivenAnswer,
  given: GivenChange | undefined,
): Edit | null {
  const row = rowOf(rows, merged);
  if (!row || !given) return null;
  const { score, reading = null } = toAnswer(merged);
  return { row, given, score, reading, rescored: score !== row.score || reading !== row.reading };
}

function assertReasons(edits: readonly Edit[], language: Language): void {
  const errors: FieldErrors = {};
  for (const { row, rescored, given } of edits) {
    if (rescored && !given.reason?.trim())
      errors[answerField(row.vehicleId, row.questionKey)] = [inspectionTexts.changeReasonMissing[language]];
  }
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
}

function withChanges(part: FormPart, changed: GivenPart | undefined): GivenPart {
  const keys = new Set(changed?.answers.map(({ questionKey }) => questionKey));
  return {
    vehicleId: part.vehicle?.id ?? null,
    answers: [
      ...part.answers.filter(({ questionKey }) => !keys.has(questionKey)),
      ...(changed?.answers ?? []),
    ],
  };
}

async function write(
  tx: Transaction,
  { row, given, score, reading, rescored }: Edit,
  { supervisorId, now }: { readonly supervisorId: string; readonly now: Date },
): Promise<void> {
  const { requestId, vehicleId, questionKey } = row;
  const first = rescored && row.changedById === null;
  await tx
    .update(answers)
    .set({
      score,
      reading,
      ...(given.note !== undefined && { supervisorNote: given.note || null }),
      ...(given.fileIds && { fileIds: [...new Set(given.fileIds)] }),
      ...(first && { inspectorScore: row.score, inspectorReading: row.reading }),
      ...(rescored && { changedById: supervisorId }),
    })
    .where(
      and(
        eq(answers.requestId, requestId),
        vehicleId === null ? isNull(answers.vehicleId) : eq(answers.vehicleId, vehicleId),
        eq(answers.questionKey, questionKey),
      ),
    );
  if (!rescored) return;
  await tx.insert(answerChanges).values({
    requestId,
    vehicleId,
    questionKey,
    scoreBefore: row.score,
    scoreAfter: score,
    readingBefore: row.reading,
    readingAfter: reading,
    reason: given.reason?.trim() ?? '',
    changedById: supervisorId,
    at: now,
  });
}
