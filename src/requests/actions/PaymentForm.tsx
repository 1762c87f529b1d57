import { useTranslation } from 'react-i18next';
import { awaitingPayment } from '#domain/requests/paymentBodies';
import { ReceiptPreview } from '../ReceiptPreview';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { confirmAction } from './confirmAction';

const PaymentConfirmation = confirmAction();

/** Finance compares the receipt with the bank's statement before it says yes. */
export function PaymentForm(props: ActionFormProps) {
  const { t } = useTranslation('requests');
  const payment = awaitingPayment(props.request);
  return (
    <div className={styles.stack}>
      {payment ? (
        <ReceiptPreview payment={payment} />
      ) : (
        <p className={styles.text}>{t('payment.noReceipt')}</p>
      )}
      <PaymentConfirmation {...props} />
    </div>
  );
}
