import { Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { waitingLists } from '#domain/requests/waitingLists';
import { EmptyState } from '@framework/components/EmptyState';
import { CountBadge } from '@framework/components/CountBadge';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { filtersInAddress } from '@framework/console/query/listAddress';
import { useRecords } from '@framework/console/query/useRecords';
import { Panel } from '@framework/components/Panel';
import { requestLine } from '@/requests/rows/requestLine';
import { TransferCard } from './TransferCard';
import styles from './Transfers.module.css';

const size = 20;

/** Bank transfers that wait for finance, the oldest first, each with its receipt at hand. */
export function TransfersPanel() {
  const { t } = useTranslation('finance');
  const [page, setPage] = useState(1);
  const { filter, sort } = waitingLists.transfers;
  const { records, total, loading, error, refetch } = useRecords(
    { resource: requestsResource, list: lists.houseRequests },
    {
      ...{ q: '', page, size, sort: [{ field: sort, order: 'asc' }] },
      filters: filtersInAddress(filter, requestsResource.fields),
    },
    { refetchEvery: 60_000 },
  );
  return (
    <Panel title={t('transfers.title')} meta={<CountBadge count={total} />}>
      {error && records.length === 0 ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : loading ? (
        <LoadingState as="cards" rows={3} />
      ) : total === 0 ? (
        <EmptyState title={t('transfers.none')} hint={t('transfers.noneHint')} />
      ) : (
        <>
          <ul className={styles.cards}>
            {records.map((record) => (
              <TransferCard key={record.id} summary={requestLine(record)} />
            ))}
          </ul>
          <Pagination
            align="center"
            hideOnSinglePage
            current={page}
            pageSize={size}
            total={total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </>
      )}
    </Panel>
  );
}
