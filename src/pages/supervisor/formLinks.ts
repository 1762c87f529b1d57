import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

/** The supervisor's actions that have a page of their own: both reviews happen beside the evidence. */
export function formLinks({ id }: Pick<RequestView, 'id'>): Partial<Record<TransitionName, string>> {
  return {
    updateAnswers: `/inspectorForms/${id}`,
    updateCorrectiveAnswer: `/inspectorForms/${id}?tab=corrections`,
  };
}
