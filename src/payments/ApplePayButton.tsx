import { AppleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '@framework/brand/Logo';
import { useDialogs } from '@framework/components/antd/dialogs';
import { Money } from '@framework/components/Money';
import { callOperation } from '@framework/providers/operations';
import { appleSessions, openAppleSheet } from './applePay';
import styles from './Payment.module.css';
import type { CardMeans } from './usePay';

interface ApplePayButtonProps {
  readonly amount: number;
  /** The sandbox's gateway shows a sheet of its own where the device has none. */
  readonly sandbox: boolean;
  readonly pending: boolean;
  readonly onPay: (means: CardMeans) => Promise<boolean>;
}

/** Address sent by the sandbox's gateway instead of Apple's own; it is never called. */
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
  const play = () =>
    dialogs.confirm({
      icon: <AppleFilled aria-hidden="true" />,
      title: t('payment.apple.played'),
      content: (
        <>
          <Money halalas={amount} strong />
          <p>{t('payment.apple.sums')}</p>
        </>
      ),
      okText: t('payment.apple.confirm'),
      onOk: async () => {
        await validate(playedAddress);
        await pay(JSON.stringify({ sandbox: true }));
      },
    });
  const open = () => (sessions ? openAppleSheet(sessions, { amount, label: brand, validate, pay }) : play());
  return (
    <Button block size="large" className={styles.apple ?? ''} disabled={pending} onClick={open}>
      <AppleFilled aria-hidden="true" /> <bdi>{t('payment.apple.name')}</bdi>
    </Button>
  );
}
