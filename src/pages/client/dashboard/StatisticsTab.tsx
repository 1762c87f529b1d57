import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { BranchStatistics } from '@/questions/BranchStatistics';
import { StatisticsBar, useStatisticsAddress } from '@/questions/StatisticsBar';
import styles from './Dashboard.module.css';
import { useDashboardBranch } from './BranchSwitcher';

/** Statistics of one branch; the session stores the choice, as for the dashboard. */
export default function StatisticsTab() {
  const { t } = useTranslation(['statistics', 'figures', 'charts']);
  const { options, choose } = useDashboardBranch();
  const selected = useSession(({ selectedBranch }) => selectedBranch);
  const branchId = options.some(({ value }) => value === selected) ? selected : options[0]?.value;
  const { query, ...address } = useStatisticsAddress();
  const { set } = address;
  const { data, error, refetch } = useOperation('clientInspections.dashboardCategories', {
    query: { ...query, branchId: branchId ?? '' },
    enabled: Boolean(branchId),
  });
  if (!branchId) return <EmptyState title={t('noBranch')} />;
  return (
    <>
      <div className={styles.bar}>
        {options.length > 1 && (
          <Select
            className={styles.switch}
            aria-label={t('branch')}
            value={branchId}
            onChange={(id: string) => {
              choose(id);
              // Another branch has other services.
              set({ service: '' });
            }}
            showSearch
            optionFilterProp="label"
            options={[...options]}
          />
        )}
        <StatisticsBar statistics={data} {...address} />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="cards" rows={4} />
      ) : (
        <BranchStatistics
          statistics={data}
          visitHref={(id, at) => `/client/requests/${at}/${id}?tab=results`}
        />
      )}
    </>
  );
}
