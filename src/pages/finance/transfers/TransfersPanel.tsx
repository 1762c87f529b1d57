import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingLists } from '#domain/requests/waitingLists';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useRequestList } from '@/requests/list/useRequestList';
import { Panel } from '@/requests/Panel';
import { TransferCard } from './TransferCard';
import styles from './Transfers.module.css';

const size = 20;

/** Bank transfers that wait for finance, the oldest first, each with its receipt at hand. */
export function TransfersPanel() {
  const { t } = useTranslation('finance');
  const [page, setPage] = useState(1);
  const { filter, sort } = waitingLists.transfers;
  const { data, error, refetch } = useRequestList(
    'inspections.list',
    { ...filter, _sort: sort, _order: 'asc', _start: (page - 1) * size, _end: page * size },
    60_000,
  );
  return (
    <Panel
      title={t('transfers.title')}
      meta={data && data.total > 0 && <span className={styles.count}>{data.total}</span>}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="cards" rows={3} />
      ) : data.total === 0 ? (
        <EmptyState title={t('transfers.none')} hint={t('transfers.noneHint')} />
      ) : (
        <>
          <ul className={styles.cards}>
            {data.rows.map((summary) => (
              <TransferCard key={summary.id} summary={summary} />
            ))}
          </ul>
          <Pagination
            align="center"
            hideOnSinglePage
            current={page}
            pageSize={size}
            total={data.total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </>
      )}
    </Panel>
  );
}
