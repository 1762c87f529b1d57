import { useTranslation } from 'react-i18next';
import type { NextActionView, RequestView } from '#domain/api/requestViews';
import { actionTexts } from '#domain/requests/nextStep';
import { requestLabel } from '#domain/notifications/requestLabel';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { laterPart } from 'sijil/react/components/laterPart';
import { PlainButton, PlainLinkButton } from 'sijil/react/plain/PlainControls';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { useOpenAction } from './useOpenAction';
import styles from './NextAction.module.css';
import type { Localized } from 'sijil/base/i18n/localized';

/** Loaded with the first press: lists of requests do not load the forms of all actions. */
const NextActionDialog = laterPart(async () => (await import('./NextActionDialog')).NextActionDialog);

/** Labels of links to that page, where the action itself is done. */
export const formLabels: Partial<Record<TransitionName, Localized>> = {
  submitChanges: actionTexts.reviewForm,
  updateCorrectiveAnswer: actionTexts.reviewCorrections,
};

/**
 * Links from actions of staff that have a page of their own. The supervisor's reviews end on the page of the form, so that nobody
 * finishes a form, or decides about corrections, without seeing the evidence.
 */
export function formLinks({ id }: Pick<RequestView, 'id'>): Partial<Record<TransitionName, string>> {
  const answers = `/inspectorForms/${id}`;
  const corrections = `${answers}?tab=corrections`;
  return {
    writeContract: `/requests/${id}/contract`,
    updateAnswers: answers,
    submitChanges: answers,
    updateCorrectiveAnswer: corrections,
    reviewCorrectiveActions: corrections,
    approveCorrectiveActions: corrections,
    returnCorrectiveActions: corrections,
  };
}

/** Actions that already have another link to the same page. */
export const throughOthers = ['updateAnswers', 'reviewCorrectiveActions'] as const;

interface NextActionProps {
  readonly request: NextActionView & { readonly number: number; readonly statusSince: string };
}

/** Next action of a request, as a button, with the time since it became due. */
export function NextAction({ request: { id, number, action, statusSince } }: NextActionProps) {
  // Texts of the forms too: loaded when the dialog opens, they would hide the page behind it for a moment.
  useTranslation(['requests', 'fields']);
  const language = useLanguage();
  const localize = useLocalize();
  const now = useNow().getTime();
  const { opened, open, close } = useOpenAction();
  if (!action) return null;
  const label = localize(formLabels[action] ?? transitions[action].label);
  const page = formLinks({ id })[action];
  const named = { 'aria-label': `${label} ${requestLabel(number)}` };
  return (
    <div className={styles.action}>
      <span className={styles.since}>{relativeTime(statusSince, now, language)}</span>
      {page ? (
        <PlainLinkButton to={page} {...named}>
          {label}
        </PlainLinkButton>
      ) : (
        <PlainButton onClick={() => open(action)} {...named}>
          {label}
        </PlainButton>
      )}
      {opened && <NextActionDialog id={id} name={opened} onClose={close} />}
    </div>
  );
}
