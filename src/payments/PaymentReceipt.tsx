import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { taxDocumentNumber } from '#domain/pricing/invoices';
import { paymentMethods } from '#domain/requests/choices';
import { paidPayments } from '#domain/requests/orderBodies';
import { DateText, Ltr, Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { Facts } from '@/requests/Facts';

/** Receipt of a request's latest paid instalment: amount, day, means, and its invoice. */
export function PaymentReceipt({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { instalments, taxDocuments } = request;
  const last = instalments.findLast(({ paidAt }) => paidAt !== null);
  if (!last) return null;
  // The latest first; none where the surplus of another instalment has paid it.
  const arrived = paidPayments(request).filter(({ instalmentId }) => instalmentId === last.id);
  const [payment] = arrived;
  const amount = payment ? arrived.reduce((sum, one) => sum + one.amount, 0) : last.amount;
  const invoice = taxDocuments.findLast(({ kind }) => kind === 'invoice');
  return (
    <Facts
      items={[
        { label: t('done.paid'), value: <Money halalas={amount} strong /> },
        { label: t('done.paidOn'), value: <DateText value={last.paidAt} /> },
        {
          label: t('payment.method'),
          value: payment && (
            <>
              {localize(paymentMethods[payment.method])}{' '}
              {payment.cardLastFour && <Ltr>{`•••• ${payment.cardLastFour}`}</Ltr>}
            </>
          ),
        },
        {
          label: t('done.invoice'),
          value: invoice?.file && (
            <a href={invoice.file.url} target="_blank" rel="noreferrer">
              <bdi>{taxDocumentNumber(invoice)}</bdi>
            </a>
          ),
        },
      ]}
    />
  );
}
