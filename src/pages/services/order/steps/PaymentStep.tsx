import { useTranslation } from 'react-i18next';
import { OtherWays } from '../contract/OtherWays';
import styles from '../Order.module.css';
import type { Order } from '../useOrder';
import { PaymentPanel } from '@/payments/PaymentPanel';

export function PaymentStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { request } = order;
  if (!request) return null;
  return (
    <>
      <h2 className={styles.heading}>{t('payment.title')}</h2>
      <p className={styles.lead}>{t('payment.lead')}</p>
      <PaymentPanel request={request} operation="clientInspections.pay" />
      <OtherWays order={order} request={request} />
    </>
  );
}
