import { createContext, useContext, useMemo } from 'react';
import { actionTexts } from '#domain/requests/nextStep';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { laterPart } from 'sijil/react/components/laterPart';
import type { RecordPart, RowDrawing } from 'sijil/react/console/list/rowContext';
import { useOperation } from 'sijil/react/providers/operations';
import styles from '../NextAction.module.css';
import { everybodysRequests, numberWithClient } from './requestDrawing';
import { requestLine } from './requestLine';

/** Loaded after the rows: the list does not wait for the table of all actions. */
const NextAction = laterPart(async () => (await import('../NextAction')).NextAction);

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
  return (
    <div className={styles.place}>
      {action && <NextAction request={{ ...requestLine(record), action }} />}
    </div>
  );
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
