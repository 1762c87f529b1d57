import { Skeleton } from 'antd';
import { PriceSummary } from '@/requests/PriceSummary';
import { Instalments } from './Instalments';
import styles from './OrderPrice.module.css';
import type { Order } from './useOrder';
import { useQuote } from './useQuote';

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
