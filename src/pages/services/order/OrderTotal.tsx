import { useTranslation } from 'react-i18next';
import { Money } from '@/components/Money';
import type { Order } from './useOrder';
import { useQuote } from './useQuote';

/** What the order comes to with VAT, in sight from the first choice on; nothing where the team prices it or it is paid already. */
export function OrderTotal({ order: { service, data } }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const priced = data.choice?.kind === 'package' || data.choice?.kind === 'single';
  const { data: quote } = useQuote(
    service.id,
    data,
    priced && data.branchIds.length + data.vehicleIds.length > 0,
  );
  if (!priced || !quote) return null;
  return (
    <span>
      {t('price.total')} <Money halalas={quote.total} strong /> {t('price.withVat')}
    </span>
  );
}
