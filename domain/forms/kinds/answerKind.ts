import type { Localized } from '#framework/base/i18n/localized';
import type { AnswerContent, Score } from '../answer';
import type { AnswerProblemCode, FormProblemCode } from '../formProblems';
import type { AskedParts } from '../inspectionForm';

/**
 * Kind of an answer: everything that the portal, the reports and the field API know of it. A new kind is defined in this
 * folder and listed in `index.ts`.
 */
export interface AnswerKind {
  readonly label: Localized;
  /** Control that takes the answer; null where only the score or the files answer. */
  readonly input: 'number' | 'text' | 'date' | 'option' | 'options' | null;
  /** Parts of a question that this kind has. */
  readonly parts: readonly (keyof AskedParts)[];
  /** Parts of a question that has just become of this kind. */
  readonly start: AskedParts;
  /** Origin of the score: the inspector, the answer itself, or none where the answer is only recorded. */
  readonly scoredBy: (asked: AskedParts) => 'inspector' | 'answer' | 'nothing';
  /** Score that follows from an answer which scores itself; `visitOn` is the day of the visit. */
  readonly score: (asked: AskedParts, content: AnswerContent, visitOn: string) => Score | null;
  /** Problems of the question, for its author. */
  readonly questionProblems: (asked: AskedParts) => readonly FormProblemCode[];
  /** Problems of an answer that applies; its score is that which it will be stored with. */
  readonly answerProblems: (
    asked: AskedParts,
    answer: AnswerContent & { readonly score: Score | null },
  ) => readonly AnswerProblemCode[];
  /** Problem of an answer without a picture, where the picture is the answer. */
  readonly pictureMissing?: AnswerProblemCode;
  /** True if nothing was answered besides a score. */
  readonly isEmpty: (content: AnswerContent) => boolean;
  /** Answer as it is stored, e.g. a reading with as many decimals as its instrument shows. */
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
}

const none = () => [];

/** A kind with what differs from an answer that is only scored by the inspector. */
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
    ...kind,
  };
}
