import { useTranslation } from 'react-i18next';
import type { RequestSummary } from '#domain/api/requestViews';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useOperation } from '@/providers/operations';
import { Panel } from '@/requests/Panel';
import { TransferCard } from './TransferCard';
import styles from './Transfers.module.css';

const query = { turn: 'admin_finance', _sort: 'statusSince', _order: 'asc', _start: 0, _end: 30 };

/** Bank transfers that wait for finance, the oldest first, each with its receipt at hand. */
export function TransfersPanel() {
  const { t } = useTranslation('finance');
  const { data, error, refetch } = useOperation<RequestSummary[]>('inspections.list', {
    query,
    refetchEvery: 60_000,
  });
  return (
    <Panel
      title={t('transfers.title')}
      meta={data && data.length > 0 && <span className={styles.count}>{data.length}</span>}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="cards" rows={3} />
      ) : data.length === 0 ? (
        <EmptyState title={t('transfers.none')} hint={t('transfers.noneHint')} />
      ) : (
        <ul className={styles.cards}>
          {data.map((summary) => (
            <TransferCard key={summary.id} summary={summary} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
