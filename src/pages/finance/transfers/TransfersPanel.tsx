import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { waitingLists } from '#domain/requests/waitingLists';
import { LaterPagination } from '@framework/components/antd/laterControls';
import { EmptyState } from '@framework/components/EmptyState';
import { CountBadge } from '@framework/components/CornerCount';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { filtersInAddress } from '#framework/schema/lists/listAddress';
import { useRecords } from '@framework/console/query/useRecords';
import { Panel } from '@framework/components/Panel';
import { requestLine, type RequestLine } from '@/requests/rows/requestLine';
import { type TransitionName, transitionNames } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { ActionBar } from '@/requests/ActionBar';
import { awaitingPayment } from '#domain/requests/orderBodies';
import { ReceiptPreview } from '@/requests/ReceiptPreview';
import { RequestNumber } from '@/requests/RequestNumber';
import styles from './Transfers.module.css';

const decisions: readonly TransitionName[] = [
  'confirmPayment',
  'rejectPayment',
  'confirmNextPayment',
  'rejectNextPayment',
  'confirmLatePayment',
  'rejectLatePayment',
];
const everythingElse = transitionNames.filter((name) => !decisions.includes(name));

/** Transfer with client, purpose, receipt and both decisions. */
function TransferCard({ summary }: { readonly summary: RequestLine }) {
  const localize = useLocalize();
  const { id, number, client, service } = summary;
  const { data: request, error, refetch } = useOperation('inspections.get', { params: { id } });
  const payment = request && awaitingPayment(request);
  return (
    <li className={styles.card}>
      <div>
        <Link to={`/requests/${id}?tab=money`} className={styles.name}>
          <RequestNumber number={number} /> <bdi>{client.name}</bdi>
        </Link>
        <div className={styles.quiet}>{localize(service.name)}</div>
      </div>
      {error && !request ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !request ? (
        <LoadingState as="lines" rows={3} />
      ) : (
        <>
          {payment && <ReceiptPreview payment={payment} />}
          <div className={styles.decision}>
            <ActionBar request={request} exclude={everythingElse} />
          </div>
        </>
      )}
    </li>
  );
}

const size = 20;

/** Bank transfers that wait for finance, the oldest first, each with its receipt. */
export function TransfersPanel() {
  const { t } = useTranslation('finance');
  const [page, setPage] = useState(1);
  const { filter, sort } = waitingLists.transfers;
  const { records, total, loading, error, refetch } = useRecords(
    { resource: requestsResource, list: lists.staffRequests },
    {
      currentPage: page,
      pageSize: size,
      sorters: [
        {
          field: sort,
          order: 'asc',
        },
      ],
      filters: filtersInAddress(filter, requestsResource.fields),
      refetchEvery: 6e4,
    },
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
          <LaterPagination
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
