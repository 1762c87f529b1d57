import { Image } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PaymentView } from '#domain/api/requestViews';
import { DateText } from '@framework/components/DateText';
import { FileTile } from '@framework/components/FileTile';
import { Money } from '@framework/components/Money';
import { Facts } from './Facts';
import { SharedTransfer } from './SharedTransfer';
import styles from './ReceiptPreview.module.css';

/** A transfer as finance checks it: how much, its reference, when it was sent, and the receipt itself. */
export function ReceiptPreview({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation('requests');
  const { receipt } = payment;
  return (
    <div className={styles.receipt}>
      <Facts
        items={[
          { label: t('payment.amount'), value: <Money halalas={payment.amount} strong /> },
          { label: t('payment.reference'), value: <bdi dir="ltr">{payment.reference ?? '—'}</bdi> },
          { label: t('payment.sentAt'), value: <DateText value={payment.createdAt} withTime /> },
        ]}
      />
      <SharedTransfer name="sameReceipt" requests={payment.sameReceipt} />
      <SharedTransfer name="sameReference" requests={payment.sameReference} />
      {receipt &&
        (receipt.type.startsWith('image/') ? (
          <Image className={styles.picture} src={receipt.url} alt={t('payment.receipt')} />
        ) : (
          <FileTile file={receipt} />
        ))}
    </div>
  );
}
