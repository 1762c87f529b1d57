import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';
import { useMayCall } from '@framework/providers/useMay';
import { BranchTrend } from '@/questions/BranchTrend';
import { Panel } from '@framework/components/Panel';
import styles from './Branches.module.css';

interface BranchScoresProps {
  readonly branchId: string;
}

/** The scores of a branch's visits over time, for who may read them. */
export function BranchScores(props: BranchScoresProps) {
  return useMayCall('clientInspections.dashboardCategories') && <ScoresOverTime {...props} />;
}

/** Its statistics, question by question, are on the dashboard. */
function ScoresOverTime({ branchId }: BranchScoresProps) {
  const { t } = useTranslation(['places', 'statistics', 'charts']);
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('clientInspections.dashboardCategories', {
    query: { branchId },
  });
  const visits = data?.visits ?? [];
  return (
    <Panel
      title={t('statistics:trend.title')}
      meta={data?.service && <span className={styles.quiet}>{localize(data.service.name)}</span>}
      actions={
        visits.length > 0 && (
          <Link
            to="/clientDashboard?tab=statistics"
            onClick={() => useSession.setState({ selectedBranch: branchId })}
          >
            {t('branches.statistics')}
          </Link>
        )
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={4} />
      ) : visits.length === 0 ? (
        <p className={styles.empty}>{t('branches.noScores')}</p>
      ) : (
        <BranchTrend visits={visits} visitHref={(id) => `/client/requests/${branchId}/${id}?tab=results`} />
      )}
    </Panel>
  );
}
