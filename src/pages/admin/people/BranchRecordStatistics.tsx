import type { RecordTabProps } from 'sijil/react/application';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { BranchStatistics } from '@/questions/BranchStatistics';
import styles from '@/questions/Statistics.module.css';
import { StatisticsBar, useStatisticsAddress } from '@/questions/StatisticsBar';

/** Statistics of the branch whose record is open. */
export default function BranchRecordStatistics({ record }: RecordTabProps) {
  return <OneBranchStatistics clientId={String(record['clientId'])} branchId={record.id} />;
}

interface OneBranchStatisticsProps {
  readonly clientId: string;
  readonly branchId: string;
  /** Fields in front of service and period. */
  readonly before?: ReactNode;
}

/** Statistics of a client's branch, for staff. */
export function OneBranchStatistics({ clientId, branchId, before }: OneBranchStatisticsProps) {
  // Loads the texts of every part below, so that nothing hides the tab for a moment.
  useTranslation(['statistics', 'figures', 'charts']);
  const { query, ...address } = useStatisticsAddress();
  const { data, error, refetch } = useOperation('clients.branchStatistics', {
    params: { id: clientId },
    query: { ...query, branchId },
  });
  return (
    <>
      <div className={styles.bar}>
        {before}
        <StatisticsBar statistics={data} {...address} />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="cards" rows={4} />
      ) : (
        <BranchStatistics statistics={data} visitHref={(id) => `/requests/${id}?tab=results`} />
      )}
    </>
  );
}
