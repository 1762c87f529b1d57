import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RefundableView } from '#domain/api/financeViews';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { SearchBox } from 'sijil/react/console/list/SearchBox';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { RefundDrawer } from './RefundDrawer';
import styles from './Refunds.module.css';

const size = 12;

/** Requests with payments that may be refunded, the cancelled ones first. */
export function Refundable() {
  const { t } = useTranslation('finance');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<RefundableView | null>(null);
  // Reads one row more than shown, to know whether there is another page.
  const { data, error, refetch } = useOperation('refunds.eligible', {
    query: { _start: (page - 1) * size, _end: page * size + 1, ...(q && { q }) },
  });
  return (
    <Panel title={t('refundable.title')}>
      <div className={styles['search']}>
        <SearchBox
          label={t('refundable.search')}
          value={q}
          onChange={(typed) => {
            setQ(typed);
            setPage(1);
          }}
        />
      </div>
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
        <LaterPagination
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

interface RefundableItemProps {
  readonly refundable: RefundableView;
  readonly onRefund: () => void;
}

/** Request with client, paid amount and highest refund. */
function RefundableItem({ refundable, onRefund }: RefundableItemProps) {
  const { t } = useTranslation('finance');
  const localize = useLocalize();
  const { id, number, client, service, paid, refunded, max } = refundable;
  return (
    <li className={styles['item']}>
      <div className={styles['whose']}>
        <Link to={`/requests/${id}?tab=money`} className={styles['name']}>
          <RequestNumber number={number} /> <bdi>{client.name}</bdi>
        </Link>
        <span className={styles['quiet']}>
          <bdi>{localize(service)}</bdi> <RequestStateTag request={refundable} />
        </span>
      </div>
      <dl className={styles['amounts']}>
        <div>
          <dt>{t('refundable.paid')}</dt>
          <dd>
            <Money halalas={paid} />
          </dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>{t('refundable.refunded')}</dt>
            <dd>
              <Money halalas={refunded} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('refundable.max')}</dt>
          <dd>
            <Money halalas={max} strong />
          </dd>
        </div>
      </dl>
      <Button onClick={onRefund}>{t('refund.button')}</Button>
    </li>
  );
}
