import { Link } from 'react-router';
import { type TransitionName, transitionNames } from '#domain/workflow/requestWorkflow';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { ActionBar } from '@/requests/ActionBar';
import { awaitingPayment } from '#domain/requests/awaitingPayment';
import { ReceiptPreview } from '@/requests/ReceiptPreview';
import { RequestNumber } from '@/requests/RequestNumber';
import type { RequestLine } from '@/requests/rows/requestLine';
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

/** One transfer: whose, for what, its receipt, and the two answers. */
export function TransferCard({ summary }: { readonly summary: RequestLine }) {
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
