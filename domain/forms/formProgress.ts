import type { AnswerProblem } from './checkAnswers';
import type { FormQuestion } from './inspectionForm';

/** The visited branch, or one vehicle of a fleet: its questions that are asked, and what their answers lack. */
export interface CheckedPart {
  readonly shown: readonly Pick<FormQuestion, 'key'>[];
  readonly problems: readonly Pick<AnswerProblem, 'questionKey'>[];
}

/** Questions that were answered completely, of all that are asked. */
export function progressOf(parts: readonly CheckedPart[]): { readonly done: number; readonly all: number } {
  const all = parts.reduce((sum, { shown }) => sum + shown.length, 0);
  return { done: all - countMissing(parts), all };
}

/** Questions that still need something. */
export function countMissing(parts: readonly CheckedPart[]): number {
  return parts.reduce(
    (sum, { problems }) => sum + new Set(problems.map(({ questionKey }) => questionKey)).size,
    0,
  );
}
