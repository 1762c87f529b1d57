import { Image } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Localized } from 'sijil/base/i18n/localized';
import { keysOf } from 'sijil/base/objects';
import type { PaymentView } from '#domain/api/requestViews';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { waitingLists } from '#domain/requests/waitingLists';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { CountBadge } from 'sijil/react/components/CornerCount';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { filtersInAddress } from 'sijil/schema/lists/listAddress';
import { useRecords } from 'sijil/react/console/query/useRecords';
import { FileTile } from 'sijil/react/components/FileTile';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { Panel } from 'sijil/react/components/Panel';
import { requestLine, type RequestLine } from '@/requests/rows/requestLine';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { ActionBar } from '@/requests/ActionBar';
import { awaitingPayment } from '#domain/requests/orderBodies';
import { SharedTransfers } from '@/requests/ReceiptPreview';
import { RequestNumber } from '@/requests/RequestNumber';
import styles from './Transfers.module.css';

const confirm = { ar: 'تأكيد', en: 'Confirm' };
const reject = { ar: 'رفض', en: 'Reject' };
/** Decisions on a transfer, whatever it pays, in the words of a row that already names it. */
const decisions: Readonly<Partial<Record<TransitionName, Localized>>> = {
  confirmPayment: confirm,
  rejectPayment: reject,
  confirmNextPayment: confirm,
  rejectNextPayment: reject,
  confirmLatePayment: confirm,
  rejectLatePayment: reject,
};
const decisionNames = keysOf(decisions);

interface TransferRowProps {
  readonly summary: RequestLine;
  /** True for the transfer that has waited longest: its decision is the page's solid button. */
  readonly isFirst: boolean;
}

/** Transfer with its receipt, amount, client and purpose, and both decisions. */
function TransferRow({ summary, isFirst }: TransferRowProps) {
  const localize = useLocalize();
  const { id, number, client, service } = summary;
  const { data: request, error, refetch } = useOperation('inspections.get', { params: { id } });
  const payment = request && awaitingPayment(request);
  return (
    <li className={styles.row}>
      <span className={styles.receipt}>{payment?.receipt && <Receipt file={payment.receipt} />}</span>
      <span className={styles.amount}>
        {payment ? <Money halalas={payment.amount} strong /> : null}
        {payment && (
          <span className={styles.quiet}>
            <DateText value={payment.createdAt} withTime />
          </span>
        )}
      </span>
      <span className={styles.purpose}>
        <Link to={`/requests/${id}?tab=money`} className={styles.name}>
          <bdi>{client.name}</bdi>
        </Link>
        <span className={styles.quiet}>
          <RequestNumber number={number} /> · {localize(service.name)}
        </span>
        {payment?.reference && (
          <span className={styles.quiet}>
            <bdi dir="ltr">{payment.reference}</bdi>
          </span>
        )}
      </span>
      <span className={styles.decision}>
        {error && !request ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : request ? (
          <ActionBar request={request} only={decisionNames} labels={decisions} plain={!isFirst} />
        ) : (
          <LoadingState as="lines" rows={1} />
        )}
      </span>
      {payment && (payment.sameReceipt.length > 0 || payment.sameReference.length > 0) && (
        <span className={styles.warnings}>
          <SharedTransfers payment={payment} />
        </span>
      )}
    </li>
  );
}

function Receipt({ file }: { readonly file: NonNullable<PaymentView['receipt']> }) {
  const { t } = useTranslation('requests');
  return file.type.startsWith('image/') ? (
    <Image className={styles.picture} src={file.url} alt={t('payment.receipt')} />
  ) : (
    <FileTile file={file} />
  );
}

const size = 10;

/** Reads a page of the requests whose transfer waits for finance, the oldest first. */
export function useTransfers(page: number, enabled = true) {
  const { filter, sort } = waitingLists.transfers;
  return useRecords(
    { resource: requestsResource, list: lists.staffRequests },
    {
      currentPage: page,
      pageSize: size,
      sorters: [{ field: sort, order: 'asc' }],
      filters: filtersInAddress(filter, requestsResource.fields),
      refetchEvery: 6e4,
      enabled,
    },
  );
}

/** Bank transfers that wait for finance, the oldest first, each with its receipt. */
export function TransfersPanel() {
  const { t } = useTranslation('finance');
  const [page, setPage] = useState(1);
  const { records, total, loading, error, refetch } = useTransfers(page);
  return (
    <Panel title={t('transfers.title')} meta={<CountBadge count={total} />} flush={total > 0}>
      {error && records.length === 0 ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : loading ? (
        <LoadingState as="lines" rows={6} />
      ) : total === 0 ? (
        <EmptyState title={t('transfers.none')} hint={t('transfers.noneHint')} />
      ) : (
        <>
          <ul className={styles.rows}>
            {records.map((record, at) => (
              <TransferRow key={record.id} summary={requestLine(record)} isFirst={at === 0} />
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
