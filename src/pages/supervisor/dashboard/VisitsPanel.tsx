import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SupervisorDashboardView } from '#domain/api/dashboardViews';
import { formatTime } from '#framework/base/formats/dates';
import { DateText } from '@framework/components/DateText';
import { EmptyState } from '@framework/components/EmptyState';
import { useLanguage } from '@framework/providers/language';
import { Place } from '@/requests/rows/Place';
import { Panel } from '@framework/components/Panel';
import styles from './Dashboard.module.css';

/** The visits of the coming seven days. */
export function VisitsPanel({ week }: Pick<SupervisorDashboardView, 'week'>) {
  const { t } = useTranslation('supervisor');
  const language = useLanguage();
  return (
    <Panel title={t('dashboard.week')}>
      {week.length === 0 ? (
        <EmptyState title={t('dashboard.weekNone')} />
      ) : (
        week.map(({ day, visits }) => (
          <section key={day} className={styles.day} aria-label={day}>
            <h3 className={styles.dayName}>
              <DateText value={day} />
            </h3>
            <ul className={styles.visits}>
              {visits.map((visit) => (
                <li key={visit.id}>
                  <Link to={`/supervisor/requests/${visit.id}`} className={styles.visit}>
                    <bdi className={styles.time}>{formatTime(visit.visitAt ?? '', language)}</bdi>
                    <span className={styles.what}>
                      <span>
                        <bdi>{visit.client.name}</bdi>
                      </span>
                      <span className={styles.quiet}>
                        <Place request={visit} />
                        {' · '}
                        {visit.inspector ? <bdi>{visit.inspector.name}</bdi> : t('dashboard.noInspector')}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </Panel>
  );
}
