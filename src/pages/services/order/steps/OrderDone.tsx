import { CheckCircleFilled, ClockCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { awaitsFinance } from '#domain/requests/requestState';
import { LinkButton } from '@framework/components/LinkButton';
import order from '../Order.module.css';
import type { Order } from '../useOrder';
import styles from './DoneStep.module.css';
import { OrderReceipt } from './OrderReceipt';

const ahead = ['supervisor', 'visit', 'results'] as const;

/** The order is the team's now: what they do next, and where to follow it. */
export function OrderDone({ order: { request, startAnew } }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  if (!request) return null;
  // A transfer that finance has still to see leaves the payment standing, but not to be made again.
  const waiting = awaitsFinance(request);
  return (
    <div className={styles.done}>
      <p className={styles.mark} aria-hidden="true">
        {waiting ? (
          <ClockCircleFilled className={styles.waiting} aria-hidden="true" />
        ) : (
          <CheckCircleFilled aria-hidden="true" />
        )}
      </p>
      <h2 className={styles.title}>{t(waiting ? 'done.waiting' : 'done.title')}</h2>
      <p className={order.lead}>{t(waiting ? 'done.waitingLead' : 'done.lead')}</p>
      <OrderReceipt request={request} />
      <ol className={styles.next} aria-label={t('done.next')}>
        {(waiting ? (['transfer', ...ahead] as const) : ahead).map((step) => (
          <li key={step}>
            <span>{t(`done.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <LinkButton type="primary" size="large" to={`/client/requests/${request.id}`}>
          {t('done.follow')}
        </LinkButton>
        <Button size="large" onClick={startAnew}>
          {t('done.another')}
        </Button>
      </div>
    </div>
  );
}
