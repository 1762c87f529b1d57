import { useTranslation } from 'react-i18next';
import type { RefundableView } from '#domain/api/financeViews';
import { formatMoney } from 'sijil/base/formats/money';
import { refundBody } from '#domain/requests/refundBody';
import { Alert } from 'sijil/react/components/antd/Alert';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { RequestNumber } from '@/requests/RequestNumber';
import { taxDocumentNumber } from '#domain/pricing/invoices';
import { paymentMethods } from '#domain/requests/choices';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import styles from './Refunds.module.css';

interface RefundDrawerProps {
  readonly refundable: RefundableView;
  readonly onClose: () => void;
}

/** Form of a refund, filled in with what was paid too much, otherwise with the highest amount that needs no further reason. */
export function RefundDrawer({ refundable, onClose }: RefundDrawerProps) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const toast = useToast();
  const { run } = useAction('refunds.create');
  const { id, number, max, undrawn, uncovered, byTransfer, iban } = refundable;
  const asksReason = undrawn < max;
  return (
    <FormDrawer
      onClose={onClose}
      title={
        <>
          {t('refund.title')} <RequestNumber number={number} />
        </>
      }
    >
      {({ changed, leave }) => (
        <>
          <Alert
            type="info"
            showIcon
            style={{ marginBlockEnd: 16 }}
            message={t('refund.max', { max: formatMoney(max, language) })}
            description={t(byTransfer ? 'refund.toIban' : 'refund.toCard')}
          />
          {uncovered > 0 && (
            <Alert
              type="info"
              showIcon
              style={{ marginBlockEnd: 16 }}
              message={t('refund.uncovered', { amount: formatMoney(uncovered, language) })}
            />
          )}
          {asksReason && (
            <Alert
              type="warning"
              showIcon
              style={{ marginBlockEnd: 16 }}
              message={t('refund.undrawn', { max: formatMoney(undrawn, language) })}
              description={t('refund.drawnReason', { max: formatMoney(undrawn, language) })}
            />
          )}
          <RefundedPayments refundable={refundable} />
          <ShapeForm
            shape={refundBody}
            fields={[
              ...(['amount', 'reason'] as const),
              ...(asksReason ? (['drawnReason'] as const) : []),
              ...(byTransfer ? (['iban'] as const) : []),
            ]}
            initialValues={{
              requestId: id,
              amount: uncovered || undrawn || max,
              ...(byTransfer && iban && { iban }),
            }}
            submitLabel={t('refund.send')}
            onValuesChange={changed}
            onCancel={leave}
            dirtyGuard={false}
            onSubmit={async (body) => {
              await run({ body });
              onClose();
              toast.success(t('refund.done'));
            }}
          />
        </>
      )}
    </FormDrawer>
  );
}

/** Payments that a refund returns: the invoice, and each payment with its method and date. */
function RefundedPayments({ refundable: { invoice, payments } }: { readonly refundable: RefundableView }) {
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
