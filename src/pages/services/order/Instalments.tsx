import { useTranslation } from 'react-i18next';
import type { QuoteView } from '#domain/api/orderViews';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import styles from './OrderPrice.module.css';

/** When each half of the price falls due; nothing where it is paid at once. */
export function Instalments({ instalments }: Pick<QuoteView, 'instalments'>) {
  const { t } = useTranslation('order');
  if (instalments.length < 2) return null;
  return (
    <div className={styles.instalments}>
      <p className={styles.heading}>{t('price.instalments')}</p>
      <dl className={styles.lines}>
        {instalments.map(({ sequence, amount, dueOn }) => (
          <div key={sequence} className={styles.line}>
            <dt>{sequence === 1 ? t('price.onSignature') : <DateText value={dueOn} />}</dt>
            <dd>
              <Money halalas={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
