import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RefundableView } from '#domain/api/financeViews';
import { Money } from '@framework/components/Money';
import { useLocalize } from '@framework/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import styles from './Refunds.module.css';

interface RefundableItemProps {
  readonly refundable: RefundableView;
  readonly onRefund: () => void;
}

/** One request: whose, what was paid, and what may go back at most. */
export function RefundableItem({ refundable, onRefund }: RefundableItemProps) {
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
