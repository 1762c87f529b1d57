import { Input, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundableView } from '#domain/api/financeViews';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useDebounced } from '@framework/fields/useDebounced';
import { useOperation } from '@framework/providers/operations';
import { Panel } from '@framework/components/Panel';
import { RefundDrawer } from './RefundDrawer';
import { RefundableItem } from './RefundableItem';
import styles from './Refunds.module.css';

const size = 12;

/** Requests on which money may still go back, the cancelled ones first. */
export function Refundable() {
  const { t } = useTranslation('finance');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<RefundableView | null>(null);
  const q = useDebounced(typed.trim(), 300);
  // One more than is shown reveals whether there is another page.
  const { data, error, refetch } = useOperation('refunds.eligible', {
    query: { _start: (page - 1) * size, _end: page * size + 1, ...(q && { q }) },
  });
  return (
    <Panel title={t('refundable.title')}>
      <Input.Search
        allowClear
        className={styles['search'] ?? ''}
        aria-label={t('refundable.search')}
        placeholder={t('refundable.search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPage(1);
        }}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={6} />
      ) : data.length === 0 ? (
        <EmptyState
          title={t(q ? 'refundable.notFound' : 'refundable.none')}
          hint={t('refundable.noneHint')}
        />
      ) : (
        <ul className={styles['list']}>
          {data.slice(0, size).map((one) => (
            <RefundableItem key={one.id} refundable={one} onRefund={() => setChosen(one)} />
          ))}
        </ul>
      )}
      {(page > 1 || (data?.length ?? 0) > size) && (
        <Pagination
          simple
          align="end"
          current={page}
          pageSize={size}
          total={(page - 1) * size + (data?.length ?? 0)}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
      {chosen && <RefundDrawer refundable={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
