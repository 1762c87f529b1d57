import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SupervisorDashboardView } from '#domain/api/dashboardViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { Panel, useFoldedRows } from 'sijil/react/components/Panel';
import { RequestRow } from '@/requests/rows/RequestRow';
import styles from './Dashboard.module.css';
import { phaseLabels, statuses, statusNames } from '#domain/workflow/statuses';
import { useLocalize } from 'sijil/react/providers/language';

type Queue = SupervisorDashboardView['mine'] | SupervisorDashboardView['others'];

interface QueuePanelProps<Q extends Queue> {
  readonly title: string;
  readonly queue: Q;
  /** Step that the reader may take on a request of the queue. */
  readonly actionOf?: (row: Q['rows'][number]) => ReactNode;
  /** Address of the list with the requests that are not sent with the queue. */
  readonly allHref: string;
  readonly empty: { readonly title: string; readonly hint: string };
}

const firstRows = 8;

/** Queue of requests, the most urgent first; a long queue expands on demand, a very long one links to its list. */
export function QueuePanel<Q extends Queue>({ title, queue, actionOf, allHref, empty }: QueuePanelProps<Q>) {
  const { total } = queue;
  const rows: readonly Q['rows'][number][] = queue.rows;
  const { t } = useTranslation('supervisor');
  const { shown, setOpen } = useFoldedRows(rows, firstRows);
  const more = t('dashboard.more', { count: total - shown.length });
  return (
    <Panel title={title} meta={<span className={styles.count}>{total}</span>} flush>
      {total === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul className={styles.queue}>
          {shown.map((row) => (
            <RequestRow
              key={row.id}
              request={row}
              href={`/supervisor/requests/${row.id}`}
              action={actionOf?.(row)}
            />
          ))}
        </ul>
      )}
      {shown.length < total && (
        <div className={styles.more}>
          {shown.length < rows.length ? (
            <Button type="link" onClick={() => setOpen(true)}>
              {more}
            </Button>
          ) : (
            <Link to={allHref}>{more}</Link>
          )}
        </div>
      )}
    </Panel>
  );
}

interface PhaseCountsProps {
  readonly phases: SupervisorDashboardView['phases'];
  /** Number of open requests. */
  readonly open: number;
}

/** Number of open requests in each phase; each links to its list. */
export function PhaseCounts({ phases, open }: PhaseCountsProps) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  if (open === 0) return null;
  return (
    <Panel title={t('dashboard.phases')}>
      <ul className={styles.phases}>
        {phases
          .filter(({ count }) => count > 0)
          .map(({ phase, count }) => (
            <li key={phase}>
              <Link
                className={styles.phase}
                to={`/supervisor/requests?status_in=${statusNames
                  .filter((name) => statuses[name].phase === phase)
                  .join(',')}`}
              >
                <span>{localize(phaseLabels[phase])}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * count) / open}%` }} />
                </span>
                <span className={styles.number}>{count}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
