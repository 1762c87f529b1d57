import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import type { RecordTabProps } from '@/console/record/recordTab';
import { useOperation } from '@/providers/operations';
import styles from '@/questions/Statistics.module.css';
import { OneBranchStatistics } from './OneBranchStatistics';

const mostBranches = 200;

/** The statistics of a client's branches, one at a time. */
export default function ClientStatistics({ record }: RecordTabProps) {
  const { t } = useTranslation('statistics');
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useOperation('clients.listBranches', {
    params: { id: record.id },
    query: { _start: '0', _end: String(mostBranches), _sort: 'name', _order: 'asc' },
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="cards" rows={4} />;
  const branches = data.map(({ id, name }) => ({ value: id, label: String(name) }));
  const chosen = branches.find(({ value }) => value === address.get('branch')) ?? branches[0];
  if (!chosen) return <EmptyState title={t('noBranch')} />;
  const choose = (branch: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['service', 'band', 'question', 'answer']) next.delete(name);
        next.set('branch', branch);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <OneBranchStatistics
      clientId={record.id}
      branchId={chosen.value}
      before={
        branches.length > 1 && (
          <Select
            className={styles.choice}
            aria-label={t('branch')}
            value={chosen.value}
            onChange={choose}
            showSearch
            optionFilterProp="label"
            options={branches}
          />
        )
      }
    />
  );
}
