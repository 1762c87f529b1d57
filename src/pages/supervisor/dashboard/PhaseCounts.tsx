import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SupervisorDashboardView } from '#domain/api/dashboardViews';
import { phaseLabels, statuses, statusNames } from '#domain/workflow/statuses';
import { useLocalize } from '@framework/providers/language';
import { Panel } from '@framework/components/Panel';
import styles from './Dashboard.module.css';

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
