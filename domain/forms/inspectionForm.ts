import type { Localized } from 'sijil/base/i18n/localized';
import type { Score } from './answer';
import type { Condition } from './condition';
import type { AnswerKindName } from './kinds/index';
import type { Severity } from './severities';

/** One of the answers that a question offers; an option with a null score is recorded and not scored. */
export interface AnswerOption {
  /** Key that is unique in the question, because answers refer to it. */
  readonly key: string;
  readonly label: Localized;
  readonly score: Score | null;
}

/** Parts of a question that only some kinds of answers have; `parts` of each kind lists them. */
export interface AskedParts {
  /** Bounds of a reading, both included; an absent bound is open. */
  readonly min?: number;
  readonly max?: number;
  /** Unit of a reading; `C` for degrees Celsius. */
  readonly unit?: 'C' | Localized;
  readonly options?: readonly AnswerOption[];
  /** True for a date that is compliant from the day of the visit on. */
  readonly validOnVisit?: boolean;
}

/** Kind of answer that a question asks for, with its parts. */
export interface Asked extends AskedParts {
  readonly kind: AnswerKindName;
}

export interface FormQuestion extends Asked {
  /** Key that is unique in the form, because answers refer to it. */
  readonly key: string;
  readonly text: Localized;
  /**
   * Weight out of 100 within the category; null is an equal share of what the others leave ("automatic"). 0 for a question
   * whose answer is only recorded.
   */
  readonly weight: number | null;
  readonly severity: Severity;
  readonly requiresImage: boolean;
  readonly requiresFile: boolean;
  readonly requiresNote: boolean;
  readonly allowNotApplicable: boolean;
  /** Condition under which the question is asked; always where absent. */
  readonly when?: Condition;
}

export interface FormCategory {
  readonly key: string;
  readonly title: Localized;
  /** Weight out of 100; the categories of a form sum to 100. */
  readonly weight: number;
  /** Condition under which its questions are asked; always where absent. */
  readonly when?: Condition;
  readonly questions: readonly FormQuestion[];
}

/** Version of an inspection form. An inspection stays with the version with which it started. */
export interface InspectionForm {
  readonly key: string;
  readonly title: Localized;
  readonly subject: 'branch' | 'vehicle';
  /** Out of 100. */
  readonly passingScore: number;
  readonly categories: readonly FormCategory[];
}

export function questionsOf(form: InspectionForm): readonly FormQuestion[] {
  return form.categories.flatMap((category) => category.questions);
}

/** Returns a key that is not taken: «question_7». */
export function freshKey(word: string, taken: readonly string[]): string {
  const used = new Set(taken);
  let number = taken.length + 1;
  while (used.has(`${word}_${number}`)) number += 1;
  return `${word}_${number}`;
}
