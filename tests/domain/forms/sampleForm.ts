import type { Answer, Score } from '#domain/forms/answer';
import type { FormCategory, FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import { questionsOf } from '#domain/forms/inspectionForm';

const text = { ar: 'نص', en: 'Text' };

export function makeQuestion(key: string, changes: Partial<FormQuestion> = {}): FormQuestion {
  return {
    key,
    text,
    weight: null,
    severity: 'major',
    requiresImage: false,
    requiresFile: false,
    requiresNote: false,
    allowNotApplicable: true,
    kind: 'compliance',
    ...changes,
  };
}

export function makeCategory(key: string, weight: number, questions: readonly FormQuestion[]): FormCategory {
  return { key, title: text, weight, questions };
}

export function makeForm(...categories: FormCategory[]): InspectionForm {
  return { key: 'sample', title: text, subject: 'branch', passingScore: 70, categories };
}

export function answer(questionKey: string, score: Score | null, changes: Partial<Answer> = {}): Answer {
  return { questionKey, score, fileIds: [], ...changes };
}

/** Answers every question of a form with the same score. */
export function answerAll(form: InspectionForm, score: Score | null): Answer[] {
  return questionsOf(form).map(({ key }) => answer(key, score));
}
