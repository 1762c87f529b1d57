import { Alert, Segmented, Spin } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import { paymentMethods } from '#domain/requests/choices';
import { DateText } from '@framework/components/DateText';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { Money } from '@framework/components/Money';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { BankTransfer } from './BankTransfer';
import { CardPayment } from './CardPayment';
import styles from './Payment.module.css';
import { type PayOperation, usePay } from './usePay';
import { useSettle } from './useSettle';

interface PaymentPanelProps {
  readonly request: RequestView;
  readonly operation: PayOperation;
}

type TransferToProps = Omit<ComponentProps<typeof BankTransfer>, 'bank'> & Pick<SettingsView, 'bank'>;

/** Payment of the instalment that is due now, by card or by transfer; a refusal changes nothing. */
export function PaymentPanel({ request, operation }: PaymentPanelProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const settings = useOperation('portal.settings');
  const [method, setMethod] = useState<keyof typeof paymentMethods>('card');
  const { settling, refusal } = useSettle(request.id);
  const { payByCard, payByTransfer, pending, message } = usePay(operation, request);
  const instalment = request.instalments.find(({ paidAt }) => paidAt === null);

  if (settings.error) return <ErrorState error={settings.error} onRetry={settings.refetch} />;
  if (!settings.data) return <LoadingState as="lines" />;
  if (settling)
    return <EmptyState icon={<Spin />} title={t('payment.settling')} hint={t('payment.settlingHint')} />;
  if (!instalment) return <EmptyState title={t('payment.nothingDue')} />;
  const { cardGateway, bank } = settings.data;
  return (
    <>
      <div className={styles.due}>
        <span>
          {t(`payment.part.${request.instalments.length > 1 ? instalment.sequence : 'all'}`)}
          <span className={styles.quiet}>
            {t('payment.dueOn')} <DateText value={instalment.dueOn} />
          </span>
        </span>
        <span className={styles.amount}>
          <Money halalas={instalment.amount} strong />
          <span className={styles.quiet}>{t('payment.withVat')}</span>
        </span>
      </div>
      {/* What has just been refused stands beside the card itself, in the words of the call. */}
      {!message && <LastRefusal request={request} refusal={refusal} />}
      <Segmented
        block
        className={styles.methods}
        aria-label={t('payment.method')}
        value={method}
        onChange={setMethod}
        options={(['card', 'bank_transfer'] as const).map((value) => ({
          value,
          label: localize(paymentMethods[value]),
        }))}
      />
      {method === 'card' ? (
        <CardPayment
          amount={instalment.amount}
          gateway={cardGateway}
          pending={pending}
          message={message}
          onPay={(means) => payByCard(cardGateway, means)}
        />
      ) : (
        <TransferTo bank={bank} request={request} amount={instalment.amount} onSend={payByTransfer} />
      )}
    </>
  );
}

function TransferTo({ bank, ...transfer }: TransferToProps) {
  const { t } = useTranslation('order');
  if (bank === null) return <Alert type="info" showIcon message={t('transfer.notYet')} />;
  return <BankTransfer bank={bank} {...transfer} />;
}

/** Failure of the last attempt and its reason: as stored in the request, or as the bank has just answered. */
function LastRefusal({ request, refusal }: { readonly request: RequestView; readonly refusal: string }) {
  const { t } = useTranslation('order');
  const last = [...request.payments].sort((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  const reason = last?.failure ?? refusal;
  if (!reason) return null;
  const words = <bdi>{reason}</bdi>;
  const byTransfer = last?.method === 'bank_transfer';
  return (
    <Alert
      className={styles.notice}
      type="error"
      showIcon
      role="alert"
      message={byTransfer ? t('payment.transferRefused') : words}
      description={byTransfer ? words : t('payment.tryAgain')}
    />
  );
}
