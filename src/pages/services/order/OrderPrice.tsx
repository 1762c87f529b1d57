import { Skeleton } from 'antd';
import { PriceSummary } from '@/requests/PriceSummary';
import styles from './OrderPrice.module.css';
import type { Order } from './useOrder';
import { useQuote } from './useQuote';
import { useTranslation } from 'react-i18next';
import type { QuoteView } from '#domain/api/orderViews';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';

/** The live quote of what is being ordered; nothing where the price is the team's to make, or was paid before. */
export function OrderPrice({ order: { service, data } }: { readonly order: Order }) {
  const priced = data.choice?.kind === 'package' || data.choice?.kind === 'single';
  const quote = useQuote(service.id, data, priced);
  if (!priced || quote.isError) return null;
  return (
    <div className={styles.price}>
      {quote.data ? (
        <>
          <PriceSummary quote={quote.data} />
          <Instalments instalments={quote.data.instalments} />
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
    </div>
  );
}

/** Due dates of both halves of the price; nothing for a single payment. */
function Instalments({ instalments }: Pick<QuoteView, 'instalments'>) {
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
