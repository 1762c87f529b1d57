import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Money } from '@framework/components/Money';
import { StepBar } from '@framework/components/StepBar';
import styles from './Payment.module.css';

interface PayWithSavedProps {
  readonly amount: number;
  readonly pending: boolean;
  readonly message: string;
  readonly onPay: () => void;
}

/** The bank's page still asks its holder; nothing is typed. */
export function PayWithSaved({ amount, pending, message, onPay }: PayWithSavedProps) {
  const { t } = useTranslation('order');
  return (
    <>
      {message && <Alert className={styles.notice} type="error" showIcon role="alert" message={message} />}
      <StepBar>
        <Button type="primary" size="large" loading={pending} onClick={onPay}>
          <span>
            {t('payment.pay')} <Money halalas={amount} />
          </span>
        </Button>
      </StepBar>
    </>
  );
}
