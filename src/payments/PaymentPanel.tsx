import { Button, Segmented, Spin } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import type { SettingsView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import { LEAST_CARD_AMOUNT, owedOf } from '#domain/pricing/received';
import { paymentMethods } from '#domain/requests/choices';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { CardPayment } from './CardPayment';
import styles from './Payment.module.css';
import { type PayOperation, usePay, useSettle } from './usePay';
import { isMember } from 'sijil/base/objects';
import { copyText } from 'sijil/react/providers/copyText';
import { writeRiyals } from 'sijil/base/formats/money';
import { payBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';

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
  const owed = owedOf(instalment);
  // A transfer's fee may leave less than a card can pay.
  const methods =
    owed < LEAST_CARD_AMOUNT ? (['bank_transfer'] as const) : (['card', 'bank_transfer'] as const);
  const chosen = isMember(methods, method) ? method : 'bank_transfer';
  return (
    <>
      <div className={styles.due}>
        <span>
          {t(`payment.part.${request.instalments.length > 1 ? instalment.sequence : 'all'}`)}
          <span className={styles.quiet}>
            {t('payment.dueOn')} <DateText value={instalment.dueOn} />
          </span>
          {instalment.payBy > instalment.dueOn && (
            <span className={styles.quiet}>
              {t('payment.payBy')} <DateText value={instalment.payBy} />
            </span>
          )}
        </span>
        <span className={styles.amount}>
          <Money halalas={owed} strong />
          <span className={styles.quiet}>{t('payment.withVat')}</span>
          {instalment.received > 0 && (
            <span className={styles.quiet}>
              {t('payment.received')} <Money halalas={instalment.received} /> /{' '}
              <Money halalas={instalment.amount} />
            </span>
          )}
        </span>
      </div>
      {/* A refusal is shown at the card itself, with the message of the call. */}
      {!message && <LastRefusal request={request} refusal={refusal} />}
      <Segmented
        block
        className={styles.methods}
        aria-label={t('payment.method')}
        value={chosen}
        onChange={setMethod}
        options={methods.map((value) => ({
          value,
          label: localize(paymentMethods[value]),
        }))}
      />
      {chosen === 'card' ? (
        <CardPayment
          amount={owed}
          gateway={cardGateway}
          pending={pending}
          message={message}
          onPay={(means) => payByCard(cardGateway, means)}
        />
      ) : (
        <TransferTo bank={bank} request={request} amount={owed} onSend={payByTransfer} />
      )}
    </>
  );
}

function TransferTo({ bank, ...transfer }: TransferToProps) {
  const { t } = useTranslation('order');
  if (bank === null) return <Alert type="info" showIcon message={t('transfer.notYet')} />;
  return <BankTransfer bank={bank} {...transfer} />;
}

/** Failure of the last attempt and its reason: as stored in the request, or as the bank has just returned it. */
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

interface BankTransferProps {
  readonly bank: NonNullable<SettingsView['bank']>;
  readonly request: Pick<RequestView, 'number' | 'version'>;
  /** Amount due, in halalas. */
  readonly amount: number;
  readonly onSend: (body: ShapeValues<typeof payBody>) => Promise<unknown>;
}

/** Our account, the amount and the reference of the transfer, each copied by a click; then the upload of the receipt. */
function BankTransfer({ bank, request, amount, onSend }: BankTransferProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const facts: [string, string][] = [
    ['iban', bank.iban],
    ['amount', writeRiyals(amount)],
    ['reference', `R-${request.number}`],
    ['beneficiary', localize(bank.accountName)],
    ['bank', localize(bank.bank)],
    ['account', bank.accountNumber],
    ['swift', bank.swift],
  ];
  return (
    <>
      <p className={styles.lead}>{t('transfer.lead')}</p>
      <dl className={styles.bank}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>
              {t(`transfer.${name}`)}
              {name === 'reference' && (
                <small className={styles.factHint}>{t('transfer.referenceHint')}</small>
              )}
            </dt>
            <dd>
              <bdi>{value}</bdi>
              <CopyButton
                name={t(name === 'reference' ? 'transfer.referenceName' : `transfer.${name}`)}
                value={value}
              />
            </dd>
          </div>
        ))}
      </dl>
      <ShapeForm
        shape={payBody}
        fields={['reference', 'receipt']}
        initialValues={{ version: request.version, method: 'bank_transfer' }}
        submitLabel={t('transfer.send')}
        dirtyGuard={false}
        stickyActions
        onSubmit={onSend}
      />
    </>
  );
}

function CopyButton({ name, value }: { readonly name: string; readonly value: string }) {
  const { t } = useTranslation('order');
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(value));
  return (
    <Button
      type="text"
      className={styles.copy ?? ''}
      icon={copied ? <CheckOutlined aria-hidden="true" /> : <CopyOutlined aria-hidden="true" />}
      aria-label={t(copied ? 'transfer.copied' : 'transfer.copy', { name })}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    />
  );
}
