import { createContext, useContext, useMemo } from 'react';
import type { BestCandidate } from '#domain/api/requestViews';
import { actionTexts } from '#domain/requests/nextStep';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { laterPart } from 'sijil/react/components/laterPart';
import type { RecordPart, RowDrawing } from 'sijil/react/console/list/rowContext';
import { useMayCall } from 'sijil/react/providers/may';
import { useOperation } from 'sijil/react/providers/operations';
import styles from '../NextAction.module.css';
import { everybodysRequests, numberWithClient } from './requestDrawing';
import { requestLine } from './requestLine';

/** Loaded after the rows: the list does not wait for the table of all actions. */
const NextAction = laterPart(async () => (await import('../NextAction')).NextAction);
const ProposedSupervisor = laterPart(
  async () => (await import('../assignMany/ProposedSupervisor')).ProposedSupervisor,
);

/** Next step of a request, and who is proposed where the step assigns a supervisor. */
interface Next {
  readonly action: TransitionName | null;
  readonly plan?: BestCandidate | undefined;
}

/** Next steps of the page's requests; null while they load. */
const NextActions = createContext<ReadonlyMap<string, Next> | null>(null);

/** Loads the next actions of all requests of a page in one call, and in another the supervisors to propose. */
const Page: NonNullable<RowDrawing['Page']> = ({ records, children }) => {
  const { data } = useOperation('inspections.nextActions', {
    query: { ids: records.map(({ id }) => id).join(',') },
    enabled: records.length > 0,
  });
  const assigned = (data ?? []).filter(({ action }) => action === 'assignSupervisor').map(({ id }) => id);
  const mayPropose = useMayCall('inspections.supervisorOfEach');
  const { data: plans } = useOperation('inspections.supervisorOfEach', {
    query: { ids: assigned.join(',') },
    enabled: mayPropose && assigned.length > 0,
  });
  const isPlanned = !mayPropose || assigned.length === 0 || plans !== undefined;
  const actions = useMemo(
    () =>
      data && isPlanned
        ? new Map(
            data.map(({ id, action }): [string, Next] => [
              id,
              { action, plan: plans?.find((one) => one.id === id) },
            ]),
          )
        : null,
    [data, plans, isPlanned],
  );
  return <NextActions value={actions}>{children}</NextActions>;
};

const Part: RecordPart = ({ record }) => {
  const { action: step = null, plan } = useContext(NextActions)?.get(record.id) ?? {};
  const { best } = plan ?? {};
  return (
    <div className={styles.place}>
      {step &&
        (plan && best ? (
          <ProposedSupervisor request={requestLine(record)} plan={{ ...plan, best }} action={step} />
        ) : (
          <NextAction request={{ ...requestLine(record), action: step }} />
        ))}
    </div>
  );
};

const action = { title: actionTexts.nextStep, Part };

/** Rows of staff, each with its next action and the button for it, and the proposed supervisor next to it. */
export const everybodysWithAction: RowDrawing = {
  ...everybodysRequests,
  action: { ...action, width: 300 },
  Page,
};

/** Rows of a supervisor's requests, with the client below the number. */
export const withNextAction: RowDrawing = {
  ...everybodysWithAction,
  action,
  cells: { ...everybodysRequests.cells, code: numberWithClient },
};
