import { and, eq, isNull } from 'drizzle-orm';
import type { Answer, Score } from '#domain/forms/answer';
import type { SentAnswer } from '#domain/forms/settleAnswers';
import type { Language } from 'sijil/base/i18n/localized';
import type { changeAnswersBody, submitFormBody } from '#domain/requests/answerBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import { ApiError } from 'sijil/server/http/apiError';
import { inspectionTexts } from '../inspectionTexts';
import { answerProblems } from '#domain/forms/formProblems';
import { checkAnswers, type FileKind } from '#domain/forms/checkAnswers';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { FieldErrors } from 'sijil/schema/validate';
import type { Transaction } from 'sijil/server/db/connect';
import { answerChanges, answers } from '../../../db/schema/requests';
import type { AnswerRow } from '../../filledForms/loadFilledForm';

interface SettledPart {
  readonly vehicleId: string | null;
  readonly answers: readonly Answer[];
}

/**
 * Refuses an invalid form, with every problem at its question.
 * @throws ApiError validation_failed; its fields are named by `answerField`.
 */
export function assertFormAnswers(
  /** Form of one vehicle, or (null) of the branch. */
  formOf: (vehicleId: string | null) => InspectionForm,
  parts: readonly SettledPart[],
  kindOf: (fileId: string) => FileKind | undefined,
  language: Language,
): void {
  const errors: FieldErrors = {};
  for (const { vehicleId, answers } of parts) {
    const refuse = (questionKey: string, message: string) =>
      (errors[answerField(vehicleId, questionKey)] ??= []).push(message);
    for (const { questionKey, code } of checkAnswers(formOf(vehicleId), answers, kindOf))
      refuse(questionKey, answerProblems[code][language]);
    for (const { questionKey, fileIds, mendedFileIds = [] } of answers) {
      if ([...fileIds, ...mendedFileIds].some((id) => kindOf(id) === undefined))
        refuse(questionKey, inspectionTexts.fileUnknown[language]);
    }
  }
  const nothingApplies = parts.every(({ answers }) => answers.every(({ score }) => score === null));
  if (nothingApplies && Object.keys(errors).length === 0)
    errors['answers'] = [inspectionTexts.nothingApplies[language]];
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
}

/** Change of an answer, with the previous answer. */
export interface AnswerEdit {
  readonly before: Pick<
    AnswerRow,
    'requestId' | 'vehicleId' | 'questionKey' | 'score' | 'reading' | 'entries' | 'changedById'
  >;
  readonly given: Pick<GivenChange, 'reason' | 'note' | 'fileIds'>;
  readonly score: AnswerRow['score'];
  readonly reading: number | null;
  readonly entries: readonly string[];
  /** True if the inspector was not asked: the supervisor's answer is the first. */
  readonly isNew: boolean;
  /** True if the answer itself changes, not only its note or files. */
  readonly rescored: boolean;
}

/** Writes a supervisor's change, and stores the previous answer in the history of changes. */
export async function storeAnswer(
  tx: Transaction,
  { before, given, score, reading, entries, isNew, rescored }: AnswerEdit,
  { supervisorId, now }: { readonly supervisorId: string; readonly now: Date },
): Promise<void> {
  const { requestId, vehicleId, questionKey } = before;
  if (isNew) await tx.insert(answers).values({ requestId, vehicleId, questionKey });
  const isFirst = rescored && before.changedById === null;
  await tx
    .update(answers)
    .set({
      score,
      reading,
      entries: [...entries],
      ...(given.note !== undefined && { supervisorNote: given.note || null }),
      ...(given.fileIds && { fileIds: [...new Set(given.fileIds)] }),
      ...(isFirst && {
        inspectorScore: before.score,
        inspectorReading: before.reading,
        inspectorEntries: before.entries,
      }),
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
    scoreBefore: before.score,
    scoreAfter: score,
    readingBefore: before.reading,
    readingAfter: reading,
    entriesBefore: before.entries,
    entriesAfter: [...entries],
    reason: given.reason?.trim() ?? '',
    changedById: supervisorId,
    at: now,
  });
}

export type GivenAnswer = ShapeValues<typeof submitFormBody>['answers'][number];
export type GivenChange = ShapeValues<typeof changeAnswersBody>['answers'][number];

interface GivenPart {
  readonly vehicleId: string | null;
  readonly answers: readonly SentAnswer[];
}

/** Field name of an answer's messages: `answers.<questionKey>`, or `answers.<vehicleId>.<questionKey>` for a vehicle. */
export function answerField(vehicleId: string | null, questionKey: string): string {
  return vehicleId ? `answers.${vehicleId}.${questionKey}` : `answers.${questionKey}`;
}

/**
 * Groups the answers of a submission by vehicle or branch.
 * @throws ApiError validation_failed for a vehicle that is not in the request.
 */
export function toGivenParts(
  given: readonly GivenAnswer[],
  vehicleIds: readonly string[],
  language: Language,
): GivenPart[] {
  const subjects: readonly (string | null)[] = vehicleIds.length > 0 ? vehicleIds : [null];
  const strays = given.filter(({ vehicleId }) => !subjects.includes(vehicleId ?? null));
  if (strays.length > 0) {
    const message = [inspectionTexts.vehicleUnknown[language]];
    throw new ApiError(
      'validation_failed',
      {},
      Object.fromEntries(
        strays.map(({ vehicleId, questionKey }) => [answerField(vehicleId ?? null, questionKey), message]),
      ),
    );
  }
  return subjects.map((subject) => ({
    vehicleId: subject,
    answers: given.filter(({ vehicleId }) => (vehicleId ?? null) === subject).map(toSentAnswer),
  }));
}

function toSentAnswer({
  questionKey,
  score,
  note,
  reading,
  entries,
  fileIds,
  mendedFileIds,
  mendedNote,
}: GivenAnswer): SentAnswer {
  return {
    questionKey,
    score: score as Score | null | undefined,
    fileIds: [...new Set(fileIds)],
    ...(note && { note }),
    ...(typeof reading === 'number' && { reading }),
    ...(entries && { entries }),
    ...(mendedFileIds && { mendedFileIds: [...new Set(mendedFileIds)] }),
    ...(mendedNote && { mendedNote }),
  };
}
