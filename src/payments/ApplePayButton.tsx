import { AppleFilled } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { type SandboxOutcome, sandboxOutcomes, type SandboxSheet } from '#domain/requests/sandboxSheet';
import { useBrandName } from 'sijil/react/brand/brand';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { Money } from 'sijil/react/components/valueTexts';
import { callOperation } from 'sijil/react/providers/operations';
import styles from './Payment.module.css';
import type { CardMeans } from './usePay';

interface ApplePayButtonProps {
  readonly amount: number;
  /** True for the sandbox's gateway, which shows its own sheet where the device has none. */
  readonly sandbox: boolean;
  readonly pending: boolean;
  readonly onPay: (means: CardMeans) => Promise<boolean>;
}

/** Address that the sandbox's gateway sends instead of Apple's; it is never called. */
const playedAddress = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

/** Apple Pay, on devices that have it. */
export function ApplePayButton({ amount, sandbox, pending, onPay }: ApplePayButtonProps) {
  const { t } = useTranslation('order');
  const brand = useBrandName();
  const dialogs = useDialogs();
  const sessions = appleSessions();
  if (!sessions && !sandbox) return null;
  const validate = (validationUrl: string) =>
    callOperation('payments.applePaySession', { body: { validationUrl } });
  const pay = (applePay: string) => onPay({ applePay });
  const play = () => {
    let outcome: SandboxOutcome = 'paid';
    dialogs.confirm({
      icon: <AppleFilled aria-hidden="true" />,
      title: t('payment.apple.title'),
      content: (
        <>
          <Money halalas={amount} strong />
          <p>{t('payment.apple.played')}</p>
          <OutcomeChoice onChange={(chosen) => (outcome = chosen)} />
        </>
      ),
      okText: t('payment.apple.confirm'),
      onOk: async () => {
        await validate(playedAddress);
        await pay(JSON.stringify({ sandbox: outcome } satisfies SandboxSheet));
      },
    });
  };
  const open = () => (sessions ? openAppleSheet(sessions, { amount, label: brand, validate, pay }) : play());
  return (
    <Button block size="large" className={styles.apple ?? ''} disabled={pending} onClick={open}>
      <AppleFilled aria-hidden="true" /> <bdi>{t('payment.apple.name')}</bdi>
    </Button>
  );
}

/** Choice of the outcome on the sandbox's sheet; at first the payment succeeds. */
function OutcomeChoice({ onChange }: { readonly onChange: (outcome: SandboxOutcome) => void }) {
  const { t } = useTranslation('order');
  return (
    <Radio.Group
      className={styles.saved}
      aria-label={t('payment.apple.outcome.choose')}
      defaultValue={'paid' satisfies SandboxOutcome}
      options={sandboxOutcomes.map((value) => ({ value, label: t(`payment.apple.outcome.${value}`) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Parts of Apple's own API in Safari that are used here. */
interface AppleSession {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentauthorized: (event: { readonly payment: { readonly token: unknown } }) => void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number }): void;
  abort(): void;
  begin(): void;
}

interface AppleSessions {
  new (version: number, request: object): AppleSession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

declare global {
  interface Window {
    readonly ApplePaySession?: AppleSessions;
  }
}

const version = 3;

/** Apple Pay of this device; null where there is none. */
function appleSessions(): AppleSessions | null {
  const { ApplePaySession: sessions } = window;
  return sessions?.canMakePayments() ? sessions : null;
}

interface Sheet {
  /** Amount in halalas. */
  readonly amount: number;
  readonly label: string;
  readonly validate: (validationUrl: string) => Promise<unknown>;
  /** Pays with the sheet's token, as JSON. @returns True when it is paid. */
  readonly pay: (token: string) => Promise<boolean>;
}

/** Shows Apple's sheet. Must be called from a click: Safari opens it for nothing else. */
function openAppleSheet(sessions: AppleSessions, { amount, label, validate, pay }: Sheet): void {
  const session = new sessions(version, {
    countryCode: 'SA',
    currencyCode: 'SAR',
    supportedNetworks: ['mada', 'visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    total: { label, amount: (amount / 100).toFixed(2) },
  });
  session.onvalidatemerchant = ({ validationURL }) =>
    void validate(validationURL).then(
      (opened) => session.completeMerchantValidation(opened),
      () => session.abort(),
    );
  session.onpaymentauthorized = ({ payment }) =>
    void pay(JSON.stringify(payment.token)).then((paid) =>
      session.completePayment({ status: paid ? sessions.STATUS_SUCCESS : sessions.STATUS_FAILURE }),
    );
  session.begin();
}
