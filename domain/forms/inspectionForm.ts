import type { Localized } from '#framework/base/i18n/localized';
import type { Severity } from './severities';

export interface FormQuestion {
  /** Unique in the whole form: answers refer to it. */
  readonly key: string;
  readonly text: Localized;
  /** Out of 100 within the category; null shares what the others leave equally ("automatic"). */
  readonly weight: number | null;
  readonly severity: Severity;
  readonly requiresImage: boolean;
  readonly requiresFile: boolean;
  readonly requiresNote: boolean;
  readonly allowNotApplicable: boolean;
  readonly kind: 'compliance' | 'temperature';
  /** A temperature's bounds, both included; an absent one is open. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: 'C';
}

export interface FormCategory {
  readonly key: string;
  readonly title: Localized;
  /** Out of 100; the categories of a form sum to 100. */
  readonly weight: number;
  readonly questions: readonly FormQuestion[];
}

/** Version of an inspection form. An inspection keeps the version with which it started. */
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
