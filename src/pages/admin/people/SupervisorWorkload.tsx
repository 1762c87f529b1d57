import type { RecordTabProps } from 'sijil/react/application';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WorkloadView, VisitView } from '#domain/api/calendarViews';
import { screenPath } from 'sijil/schema/resource';
import { resources } from '#resources';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { StatusTag } from '@/requests/RequestStateTag';
import styles from '@/requests/week/Week.module.css';
import { formatWeekday } from 'sijil/base/formats/dates';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLanguage } from 'sijil/react/providers/language';
import { VisitLink } from '@/requests/week/VisitLink';

/** Workload of a supervisor: open requests, the load of each inspector, and the visits of this week. */
export default function SupervisorWorkload({ record }: RecordTabProps) {
  const { t } = useTranslation('people');
  const { data, error, refetch } = useOperation('supervisor.workload', {
    params: { id: record.id },
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={8} />;
  return (
    <div className={styles.grid}>
      <Panel title={t('workload.open')} meta={<Total of={data.open.map(({ count }) => count)} />}>
        {data.open.length === 0 ? (
          <EmptyState title={t('workload.openNone')} hint={t('workload.openHint')} />
        ) : (
          <ul className={styles.statuses}>
            {data.open.map(({ status, count }) => (
              <li key={status} className={styles.status}>
                <StatusTag status={status} />
                <bdi className={styles.number}>{count}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('workload.inspectors')} meta={<Total of={data.inspectors.map(() => 1)} />}>
        {data.inspectors.length === 0 ? (
          <EmptyState title={t('workload.inspectorsNone')} />
        ) : (
          <Load inspectors={data.inspectors} />
        )}
      </Panel>
      <div className={styles.wide}>
        <Panel title={t('workload.visits')} meta={<Total of={data.visits.map(() => 1)} />}>
          {data.visits.length === 0 ? (
            <EmptyState title={t('workload.visitsNone')} />
          ) : (
            <VisitsOfWeek visits={data.visits} />
          )}
        </Panel>
      </div>
    </div>
  );
}

function Total({ of }: { readonly of: readonly number[] }) {
  return <bdi className={styles.quiet}>{of.reduce((sum, one) => sum + one, 0)}</bdi>;
}

function Load({ inspectors }: Pick<WorkloadView, 'inspectors'>) {
  const { t } = useTranslation('people');
  const columns = ['inspector', 'ahead', 'thisWeek', 'daysOff'] as const;
  return (
    <table className={styles.load}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`workload.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inspectors.map(({ id, name, ahead, thisWeek, daysOff }) => (
          <tr key={id}>
            <th scope="row" aria-label={name}>
              <Link to={`${screenPath(resources.inspectors)}/${id}?tab=calendar`}>
                <bdi>{name}</bdi>
              </Link>
            </th>
            {[ahead, thisWeek, daysOff].map((number, index) => (
              <td key={columns[index + 1]} className={styles.number}>
                <bdi>{number}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Visits under the days on which they are made; days without any are left out. */
function VisitsOfWeek({ visits }: { readonly visits: readonly VisitView[] }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const dayOf = ({ visitAt }: VisitView) => riyadhDate(new Date(visitAt));
  const days = [...new Set(visits.map(dayOf))];
  return (
    <div className={styles.columns}>
      {days.map((day) => (
        <section key={day} className={styles.visits}>
          <h3 className={styles.dayName}>
            {formatWeekday(day, language)}
            <span className={styles.quiet}>
              <DateText value={day} />
            </span>
          </h3>
          {visits
            .filter((visit) => dayOf(visit) === day)
            .map((visit) => (
              <VisitLink key={visit.requestId} visit={visit}>
                <span className={styles.quiet}>
                  <bdi>{visit.inspector?.name ?? t('workload.noInspector')}</bdi>
                </span>
              </VisitLink>
            ))}
        </section>
      ))}
    </div>
  );
}
