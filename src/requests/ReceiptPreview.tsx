import { Image } from 'antd';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { PaymentView } from '#domain/api/requestViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { FileTile } from 'sijil/react/components/FileTile';
import { Facts } from './Facts';
import styles from './ReceiptPreview.module.css';
import { RequestNumber } from './RequestNumber';

/** Requests for which the same receipt or reference was sent, as warnings. */
export function SharedTransfers({ payment }: { readonly payment: PaymentView }) {
  return (
    <>
      <SharedTransfer name="sameReceipt" requests={payment.sameReceipt} />
      <SharedTransfer name="sameReference" requests={payment.sameReference} />
    </>
  );
}

/** Transfer for finance to check: its amount, its reference, the day it was sent, and the receipt itself. */
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
      <SharedTransfers payment={payment} />
      {receipt &&
        (receipt.type.startsWith('image/') ? (
          <Image className={styles.picture} src={receipt.url} alt={t('payment.receipt')} />
        ) : (
          <FileTile file={receipt} />
        ))}
    </div>
  );
}

interface SharedTransferProps {
  readonly name: 'sameReceipt' | 'sameReference';
  readonly requests: PaymentView['sameReceipt'];
}

/** Warning of other requests for which the same receipt or reference was sent, with links to their payments. */
function SharedTransfer({ name, requests }: SharedTransferProps) {
  const { t } = useTranslation('requests');
  if (requests.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      message={
        <>
          {t(`payment.${name}`)}
          {requests.map(({ id, number }) => (
            <Fragment key={id}>
              {' '}
              <Link to={`/requests/${id}?tab=money`}>
                <RequestNumber number={number} />
              </Link>
            </Fragment>
          ))}
        </>
      }
    />
  );
}
