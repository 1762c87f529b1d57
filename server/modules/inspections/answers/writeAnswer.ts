import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { answerChanges, answers } from '../../../db/schema/requests';
import type { AnswerRow } from '../../filledForms/loadFilledForm';
import type { GivenChange } from './givenAnswers';

/** Change of an answer, with the answer that it changes. */
export interface AnswerEdit {
  readonly before: Pick<
    AnswerRow,
    'requestId' | 'vehicleId' | 'questionKey' | 'score' | 'reading' | 'entries' | 'changedById'
  >;
  readonly given: Pick<GivenChange, 'reason' | 'note' | 'fileIds'>;
  readonly score: AnswerRow['score'];
  readonly reading: number | null;
  readonly entries: readonly string[];
  /** The inspector was not asked: the supervisor's answer is the first. */
  readonly isNew: boolean;
  /** The answer itself changes, not only its note or its files. */
  readonly rescored: boolean;
}

/** Writes a supervisor's change, and the answer before it into the history of changes. */
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
