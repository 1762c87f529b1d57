import type { Localized } from 'sijil/base/i18n/localized';
import type { AnswerContent, Score } from '../answer';
import type { AnswerProblemCode, FormProblemCode } from '../formProblems';
import type { AskedParts } from '../inspectionForm';

/**
 * Definition of a kind of answer for the portal, the reports and the field API. A new kind is defined in this folder and listed
 * in `index.ts`.
 */
export interface AnswerKind {
  readonly label: Localized;
  /** Input for the answer; null where only the score or the files answer. */
  readonly input: 'number' | 'text' | 'date' | 'option' | 'options' | null;
  /** Parts of a question that this kind has. */
  readonly parts: readonly (keyof AskedParts)[];
  /** Initial parts of a question that changes to this kind. */
  readonly start: AskedParts;
  /** Source of the score: the inspector, the answer itself, or nothing where the answer is only recorded. */
  readonly scoredBy: (asked: AskedParts) => 'inspector' | 'answer' | 'nothing';
  /** Score of an answer that scores itself; `visitOn` is the day of the visit. */
  readonly score: (asked: AskedParts, content: AnswerContent, visitOn: string) => Score | null;
  /** Problems of the question, for its author. */
  readonly questionProblems: (asked: AskedParts) => readonly FormProblemCode[];
  /** Problems of an answer that applies; its score is the one with which it will be stored. */
  readonly answerProblems: (
    asked: AskedParts,
    answer: AnswerContent & { readonly score: Score | null },
  ) => readonly AnswerProblemCode[];
  /** Problem code of a missing picture, where the picture is the answer. */
  readonly pictureMissing?: AnswerProblemCode;
  /** True if there is no answer besides a score. */
  readonly isEmpty: (content: AnswerContent) => boolean;
  /** Normalizes an answer for storage, e.g. a reading to the decimals of its instrument. */
  readonly tidy: (content: AnswerContent) => {
    readonly reading?: number;
    readonly entries?: readonly string[];
  };
  /** Answer in words; null where there is none. */
  readonly say: (asked: AskedParts, content: AnswerContent) => Localized | null;
  /** Limits of the answer in words; null where there are none. */
  readonly limits: (asked: AskedParts) => Localized | null;
  /** True for an answer outside its limits. */
  readonly isOutside: (asked: AskedParts, content: AnswerContent) => boolean;
  /** True for an answer outside its limits, or so near to one that an error of measuring would decide. */
  readonly isNearLimit: (asked: AskedParts, content: AnswerContent) => boolean;
}

const none = () => [];

/** Defines a kind by its differences from an answer that is only scored by the inspector. */
export function defineAnswerKind(kind: Pick<AnswerKind, 'label'> & Partial<AnswerKind>): AnswerKind {
  return {
    input: null,
    parts: [],
    start: {},
    scoredBy: () => 'inspector',
    score: () => null,
    questionProblems: none,
    answerProblems: none,
    isEmpty: () => true,
    tidy: () => ({}),
    say: () => null,
    limits: () => null,
    isOutside: () => false,
    isNearLimit: () => false,
    ...kind,
  };
}
