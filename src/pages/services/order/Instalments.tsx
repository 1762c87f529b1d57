import { useTranslation } from 'react-i18next';
import type { QuoteView } from '#domain/api/orderViews';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import styles from './OrderPrice.module.css';

/** Due dates of both halves of the price; nothing for a single payment. */
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
