import { useTranslation } from 'react-i18next';
import { isWithinSpendingLimit } from '#domain/access/spendingLimit';
import { Money } from '@framework/components/Money';
import { ToneTag } from '@framework/components/ToneTag';
import { useSession } from '@framework/providers/session';
import type { Order } from './useOrder';
import { useQuote } from './useQuote';

/**
 * Total of the order with VAT, shown from the first choice on, with the user's own limit; nothing for an order that the
 * team prices or that is paid already.
 */
export function OrderTotal({ order: { service, data } }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const limit = useSession((session) => session.user?.spending_limit ?? null);
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
      {!isWithinSpendingLimit(limit, quote.total) && (
        <ToneTag tone="warning">{t('price.beyondLimit')}</ToneTag>
      )}
    </span>
  );
}
