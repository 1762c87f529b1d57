import { isRecorded } from '#domain/forms/asked';
import type { Question } from './answerEdit';

export type GivenAnswer = Pick<Question, 'asked' | 'score' | 'reading' | 'entries' | 'evidence'>;

/** True for an answer that is recorded and has no score. */
export function isRecordedQuestion({ asked, score, reading, entries, evidence }: GivenAnswer): boolean {
  return isRecorded(asked, { score, reading, entries, fileIds: evidence.map(({ id }) => id) });
}
