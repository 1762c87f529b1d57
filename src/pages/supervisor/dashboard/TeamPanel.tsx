import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SupervisorDashboardView } from '#domain/api/dashboardViews';
import { screenPath } from 'sijil/schema/resource';
import { resources } from '#resources';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Dashboard.module.css';
import { formatTime } from 'sijil/base/formats/dates';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLanguage } from 'sijil/react/providers/language';
import { Place } from '@/requests/rows/Place';

type Member = SupervisorDashboardView['team'][number];

/** Visits of each inspector this week, and the free capacity; the busiest first. */
export function TeamPanel({ team }: Pick<SupervisorDashboardView, 'team'>) {
  const { t } = useTranslation('supervisor');
  return (
    <Panel title={t('dashboard.team')} actions={<Link to="/calendar">{t('dashboard.openTeam')}</Link>}>
      {team.length === 0 ? (
        <EmptyState title={t('dashboard.teamNone')} />
      ) : (
        <ul className={styles.phases}>
          {team.map((member) => (
            <TeamRow key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function TeamRow({ member: { id, name, thisWeek, free, daysOff } }: { readonly member: Member }) {
  const { t } = useTranslation(['supervisor', 'calendar']);
  const room = thisWeek + free;
  return (
    <li>
      <Link className={styles.member} to={`${screenPath(resources.inspectors)}/${id}?tab=work`}>
        <span>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: room === 0 ? 0 : `${(100 * thisWeek) / room}%` }} />
        </span>
        <span className={styles.quiet}>
          {[
            t('dashboard.visits', { count: thisWeek }),
            t('calendar:free', { count: free }),
            daysOff > 0 && t('dashboard.daysOff', { count: daysOff }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  );
}

/** Visits of the next seven days. */
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
