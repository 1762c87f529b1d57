import { useTranslation } from 'react-i18next';
import { Money } from '@framework/components/Money';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';

type Of = Pick<ActionFormProps, 'request'>;

/** Refund if the request is cancelled: money, a visit of the balance, or both. */
export function RefundFacts({ request: { kind, refundable } }: Of) {
  const { t } = useTranslation('requests');
  const refunds = refundable !== null && refundable > 0;
  if (kind !== 'redeemed' && !refunds) return null;
  return (
    <p className={styles.text}>
      {kind === 'redeemed' && t('cancellation.toBalance')}{' '}
      {refunds && (
        <>
          {t('cancellation.refund')} <Money halalas={refundable} strong />
        </>
      )}
    </p>
  );
}

/** Client's reason for cancelling, where operations decide. */
export function AskedFacts({ request: { cancellation } }: Of) {
  const { t } = useTranslation('requests');
  if (!cancellation) return null;
  return (
    <p className={styles.text}>
      {t('cancellation.asked')} <bdi>{cancellation.reason}</bdi>
    </p>
  );
}
