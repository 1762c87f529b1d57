import { useTranslation } from 'react-i18next';
import type { RefundableView } from '#domain/api/financeViews';
import { taxDocumentNumber } from '#domain/pricing/invoices';
import { paymentMethods } from '#domain/requests/choices';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import { useLocalize } from '@framework/providers/language';
import styles from './Refunds.module.css';

/** Payments that a refund returns: the invoice, and each payment with its method and date. */
export function RefundedPayments({
  refundable: { invoice, payments },
}: {
  readonly refundable: RefundableView;
}) {
  const { t } = useTranslation('finance');
  const localize = useLocalize();
  return (
    <dl className={styles['paid']}>
      {invoice !== null && (
        <div>
          <dt>{t('refund.invoice')}</dt>
          <dd>
            <bdi dir="ltr">{taxDocumentNumber({ kind: 'invoice', number: invoice })}</bdi>
          </dd>
        </div>
      )}
      {payments.map(({ id, method, reference, amount, paidAt }) => (
        <div key={id}>
          <dt>
            {localize(paymentMethods[method])}
            {reference && (
              <>
                {' '}
                <bdi dir="ltr">{method === 'card' ? `•••• ${reference}` : reference}</bdi>
              </>
            )}
          </dt>
          <dd>
            <Money halalas={amount} /> <span aria-hidden="true">·</span> <DateText value={paidAt} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
