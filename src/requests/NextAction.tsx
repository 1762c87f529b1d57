import { Button } from 'antd';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextActionView, RequestView } from '#domain/api/requestViews';
import { actionTexts } from '#domain/requests/nextStep';
import { requestLabel } from '#domain/notifications/fillNotice';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { LinkButton } from '@framework/components/links';
import { relativeTime } from '#framework/base/formats/relativeTime';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { useNow } from '@framework/providers/server';
import { ActionDialog, useOpenAction } from './ActionDialog';
import styles from './NextAction.module.css';
import type { Localized } from '#framework/base/i18n/localized';
import type { RecordPart, RowDrawing } from '@framework/console/list/rowContext';
import { everybodysRequests, numberWithClient } from './rows/requestDrawing';
import { requestLine } from './rows/requestLine';

/** Next actions of the page's requests; null while they load. */
const NextActions = createContext<ReadonlyMap<string, TransitionName | null> | null>(null);

/** Loads the next actions of all requests of a page in one call. */
const Page: NonNullable<RowDrawing['Page']> = ({ records, children }) => {
  const { data } = useOperation('inspections.nextActions', {
    query: { ids: records.map(({ id }) => id).join(',') },
    enabled: records.length > 0,
  });
  const actions = useMemo(() => data && new Map(data.map(({ id, action }) => [id, action])), [data]);
  return <NextActions value={actions ?? null}>{children}</NextActions>;
};

const Part: RecordPart = ({ record }) => {
  const action = useContext(NextActions)?.get(record.id) ?? null;
  // Every row has the height of one with a button, so that rows do not move when the actions arrive.
  return (
    <div className={styles.place}>
      <NextAction request={{ ...requestLine(record), action }} />
    </div>
  );
};

/** Labels of links to that page, where the action itself is done. */
export const formLabels: Partial<Record<TransitionName, Localized>> = {
  submitChanges: actionTexts.reviewForm,
  updateCorrectiveAnswer: actionTexts.reviewCorrections,
};

/** Rows of staff, each with its next action and the button for it. */
export const everybodysWithAction: RowDrawing = {
  ...everybodysRequests,
  action: { title: actionTexts.nextStep, Part },
  Page,
};

/** Rows of a supervisor's requests, with the client below the number. */
export const withNextAction: RowDrawing = {
  ...everybodysWithAction,
  cells: { ...everybodysRequests.cells, code: numberWithClient },
};

/**
 * Links from the supervisor's actions that need the evidence to the page of the form. Reviews end there, so that nobody
 * finishes a form, or decides about corrections, without seeing the evidence.
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
        <LinkButton to={page} {...named}>
          {label}
        </LinkButton>
      ) : (
        <Button onClick={() => open(action)} {...named}>
          {label}
        </Button>
      )}
      {opened && <NextActionDialog id={id} name={opened} onClose={close} />}
    </div>
  );
}

interface NextActionDialogProps {
  readonly id: string;
  readonly name: TransitionName;
  readonly onClose: (name: TransitionName) => void;
}

/** Dialog with the action's form over the rows; it does not open if somebody else has acted meanwhile. */
function NextActionDialog({ id, name, onClose }: NextActionDialogProps) {
  const { data: request } = useOperation('inspections.get', { params: { id } });
  const open = request?.actions.some((action) => action.allowed && action.name === name);
  return request && open ? <ActionDialog request={request} name={name} onClose={onClose} /> : null;
}
