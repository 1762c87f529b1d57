import type { RecordTabProps } from 'sijil/react/application';
import { useSelect } from '@refinedev/antd';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { apiPath } from 'sijil/schema/resource';
import { branches } from '#resources/branches';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { CallError } from 'sijil/react/providers/apiError';
import styles from '@/questions/Statistics.module.css';
import { OneBranchStatistics } from './BranchRecordStatistics';

type BranchName = Pick<ConsoleRecord, 'id'> & { readonly name: string };

/** Number of options before anything is typed. */
const offered = 50;

/** Statistics of a client's branches, one at a time; a search by name finds one among the hundreds of a chain. */
export default function ClientStatistics({ record }: RecordTabProps) {
  const { t } = useTranslation('statistics');
  const [address, setAddress] = useSearchParams();
  const chosenBranch = address.get('branch');
  const { query, selectProps } = useSelect<BranchName, CallError>({
    resource: apiPath(branches).slice(1),
    optionLabel: 'name',
    filters: [{ field: 'clientId', operator: 'eq', value: record.id }],
    sorters: [{ field: 'name', order: 'asc' }],
    pagination: { pageSize: offered },
    onSearch: (typed) => [{ field: 'name', operator: 'contains', value: typed }],
    ...(chosenBranch && { defaultValue: chosenBranch }),
    errorNotification: false,
  });
  // Unfiltered total, also during a search.
  const [unfiltered, setUnfiltered] = useState<{
    readonly first: string | null;
    readonly total: number;
  } | null>(null);
  if (unfiltered === null && query.data) {
    const first = query.data.data[0]?.id;
    setUnfiltered({ first: first === undefined ? null : String(first), total: query.data.total });
  }
  if (query.error && !unfiltered) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (!unfiltered) return <LoadingState as="cards" rows={4} />;
  if (unfiltered.first === null) return <EmptyState title={t('noBranch')} />;
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
  const chosen = chosenBranch ?? unfiltered.first;
  return (
    <OneBranchStatistics
      clientId={record.id}
      branchId={chosen}
      before={
        unfiltered.total > 1 && (
          <Select
            {...(selectProps as SelectProps<string>)}
            className={styles.choice}
            aria-label={t('branch')}
            value={chosen}
            onChange={choose}
          />
        )
      }
    />
  );
}
