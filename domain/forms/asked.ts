import type { Localized } from 'sijil/base/i18n/localized';
import type { Answer, AnswerContent } from './answer';
import type { Asked, AskedParts } from './inspectionForm';
import { answerKind } from './kinds/index';

/** True for a question whose answers are scored; the others are only recorded and have no weight. */
export function isScored(asked: Asked): boolean {
  return answerKind(asked.kind).scoredBy(asked) !== 'nothing';
}

/** True for a question that the inspector scores; for the others the score follows from the answer, or there is none. */
export function isScoredByInspector(asked: Asked): boolean {
  return answerKind(asked.kind).scoredBy(asked) === 'inspector';
}

/** True for an answer that applies and has no score: it is recorded. */
export function isRecorded(asked: Asked, answer: AnswerContent & Pick<Answer, 'score'>): boolean {
  return answer.score === null && !isNotApplicable(asked, answer);
}

/** True where the question does not apply: no score and, of a kind that the inspector does not score, no answer either. */
export function isNotApplicable(asked: Asked, answer: AnswerContent & Pick<Answer, 'score'>): boolean {
  if (answer.score !== null) return false;
  return isScoredByInspector(asked) || answerKind(asked.kind).isEmpty(answer);
}

/** Returns the answer in words, without its score; null where there is none. */
export function sayAnswer(asked: Asked, content: AnswerContent): Localized | null {
  return answerKind(asked.kind).say(asked, content);
}

const allParts = ['min', 'max', 'unit', 'options', 'validOnVisit'] as const satisfies (keyof AskedParts)[];

/** Returns the parts of a question that its kind does not have. */
export function foreignParts(asked: Asked): readonly (keyof AskedParts)[] {
  const { parts } = answerKind(asked.kind);
  return allParts.filter((part) => asked[part] !== undefined && !parts.includes(part));
}
