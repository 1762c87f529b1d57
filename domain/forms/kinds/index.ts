import type { AnswerKind } from './answerKind';
import { compliance } from './compliance';
import { date } from './date';
import { number } from './number';
import { choice, choices } from './options';
import { photo, signature } from './picture';
import { temperature } from './temperature';
import { text } from './text';

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
