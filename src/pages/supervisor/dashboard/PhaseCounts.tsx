import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RequestSummary } from '#domain/api/requestViews';
import { phaseLabels, statuses, statusNames } from '#domain/workflow/statuses';
import { useLocalize } from '@/providers/language';
import { Panel } from '@/requests/Panel';
import styles from './Dashboard.module.css';
import { countByPhase } from './queue';

/** How the open requests are spread over the phases; each leads to its list. */
export function PhaseCounts({ rows }: { readonly rows: readonly RequestSummary[] }) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const counts = countByPhase(rows).filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <Panel title={t('dashboard.phases')}>
      <ul className={styles.phases}>
        {counts.map(({ phase, count }) => (
          <li key={phase}>
            <Link
              className={styles.phase}
              to={`/supervisor/requests?status=${statusNames
                .filter((name) => statuses[name].phase === phase)
                .join(',')}`}
            >
              <span>{localize(phaseLabels[phase])}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * count) / rows.length}%` }} />
              </span>
              <span className={styles.number}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
