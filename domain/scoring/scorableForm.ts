import type { Answer } from '../forms/answer';
import type { FormCategory, FormQuestion } from '../forms/inspectionForm';

/** As much of a form as its score depends on. */
export interface ScorableForm {
  readonly categories: readonly ScorableCategory[];
}

export interface ScorableCategory extends Pick<FormCategory, 'key' | 'weight'> {
  readonly questions: readonly Pick<FormQuestion, 'key' | 'weight' | 'severity'>[];
}

export type ScorableAnswer = Pick<Answer, 'questionKey' | 'score'>;
