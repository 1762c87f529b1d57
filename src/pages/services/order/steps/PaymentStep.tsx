import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { OtherWays } from '../contract/OtherWays';
import styles from '../Order.module.css';
import type { Order } from '../useOrder';
import { PaymentPanel } from '@/payments/PaymentPanel';

export function PaymentStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { request } = order;
  if (!request) return null;
  const paying = request.actions.find(({ name }) => name === 'pay');
  return (
    <>
      <h2 className={styles.heading}>{t('payment.title')}</h2>
      <p className={styles.lead}>{t('payment.lead')}</p>
      {paying && !paying.allowed ? (
        <Alert type="info" showIcon message={paying.reason} />
      ) : (
        <PaymentPanel request={request} operation="clientInspections.pay" />
      )}
      <OtherWays order={order} request={request} />
    </>
  );
}
