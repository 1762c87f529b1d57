import type { AnswerKind } from './answerKind';
import { compliance, date, photo, signature, text } from './entries';
import { number, temperature } from './reading';
import { choice, choices } from './options';

/** Registry of the kinds of answers, in the order in which an author is offered them. */
export const answerKinds = {
  compliance,
  temperature,
  number,
  choice,
  choices,
  date,
  text,
  photo,
  signature,
} satisfies Record<string, AnswerKind>;

export type AnswerKindName = keyof typeof answerKinds;

export function answerKind(name: AnswerKindName): AnswerKind {
  return answerKinds[name];
}
