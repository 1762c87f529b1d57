import type { RequestView } from '#domain/api/requestViews';
import type { Localized } from '#framework/base/i18n/localized';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

/**
 * Links of the supervisor's actions that need the evidence, to the page of the form: reviews end there, so that nobody
 * finishes a form, or decides about corrections, without having come past them.
 */
export function formLinks({ id }: Pick<RequestView, 'id'>): Partial<Record<TransitionName, string>> {
  const answers = `/inspectorForms/${id}`;
  const corrections = `${answers}?tab=corrections`;
  return {
    updateAnswers: answers,
    submitChanges: answers,
    updateCorrectiveAnswer: corrections,
    reviewCorrectiveActions: corrections,
    approveCorrectiveActions: corrections,
    returnCorrectiveActions: corrections,
  };
}

/** Labels of links to that page, where the action itself is still to be taken. */
export const formLabels: Partial<Record<TransitionName, Localized>> = {
  submitChanges: { ar: 'مراجعة النموذج', en: 'Review the form' },
  updateCorrectiveAnswer: { ar: 'مراجعة الإجراءات التصحيحية', en: 'Review the corrective actions' },
};

/** Actions that have another link to the same page already. */
export const throughOthers = ['updateAnswers', 'reviewCorrectiveActions'] as const;
