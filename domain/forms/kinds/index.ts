import type { AnswerKind } from './answerKind';
import { complianceAnswer, dateAnswer, photoAnswer, signatureAnswer, textAnswer } from './entries';
import { numberAnswer, temperatureAnswer } from './reading';
import { choiceAnswer, choicesAnswer } from './options';

/** Registry of the kinds of answers, in the order in which an author is offered them. */
export const answerKinds = {
  compliance: complianceAnswer,
  temperature: temperatureAnswer,
  number: numberAnswer,
  choice: choiceAnswer,
  choices: choicesAnswer,
  date: dateAnswer,
  text: textAnswer,
  photo: photoAnswer,
  signature: signatureAnswer,
} satisfies Record<string, AnswerKind>;

export type AnswerKindName = keyof typeof answerKinds;

export function answerKind(name: AnswerKindName): AnswerKind {
  return answerKinds[name];
}
