import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RefundableView } from '#domain/api/financeViews';
import { formatMoney } from '#domain/formats/formatMoney';
import { refundBody } from '#domain/requests/refundBody';
import { FormDrawer } from '@/forms/FormDrawer';
import { ShapeForm } from '@/forms/ShapeForm';
import { useLanguage } from '@/providers/language';
import { useAction } from '@/providers/operations';
import { useToast } from '@/toast/useToast';
import { RequestNumber } from '@/requests/RequestNumber';
import { RefundedPayments } from './RefundedPayments';

interface RefundDrawerProps {
  readonly refundable: RefundableView;
  readonly onClose: () => void;
}

/** The form of a refund; the whole of what may go back is filled in, and can be made less. */
export function RefundDrawer({ refundable, onClose }: RefundDrawerProps) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const toast = useToast();
  const { run } = useAction('refunds.create');
  const { id, number, max, byTransfer, iban } = refundable;
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
          <RefundedPayments refundable={refundable} />
          <ShapeForm
            shape={refundBody}
            fields={byTransfer ? ['amount', 'reason', 'iban'] : ['amount', 'reason']}
            initialValues={{ requestId: id, amount: max, ...(byTransfer && iban && { iban }) }}
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
