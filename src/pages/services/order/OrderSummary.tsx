import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from 'antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { hasWish, WishedTime } from '@/requests/visitTime/DayTimeChips';
import styles from './OrderSummary.module.css';
import type { Order } from './useOrder';
import { PriceSummary } from '@/requests/PriceSummary';
import priceStyles from './OrderPrice.module.css';
import type { QuoteView } from '#domain/api/orderViews';
import { dueInWords } from '#domain/pricing/instalments';
import { Money } from 'sijil/react/components/valueTexts';
import type { CallError } from 'sijil/react/providers/apiError';
import { callOperation } from 'sijil/react/providers/operations';
import { type OrderData, toQuoteBody } from './orderData';
import { isWithinSpendingLimit } from '#domain/profile/personBodies';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useSession } from 'sijil/react/providers/session';

/** Summary of the order so far, next to the steps where there is room. */
export function OrderSummary({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const facts = useFacts(order);
  return (
    <aside className={styles.summary} aria-label={t('summary.title')}>
      <p className={styles.title}>{t('summary.title')}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`summary.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!order.request && <OrderPrice order={order} />}
    </aside>
  );
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Facts of the order so far; those that are not known yet are left out. */
export function useFacts({ service, branches, data, request }: Order): readonly Fact[] {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const chosen = request
    ? [request.branch, ...(request.orderedWith?.branches ?? [])]
    : data.branchIds.map((id) => branches.find((branch) => branch.id === id));
  const branchNames = chosen.flatMap((branch) => (branch ? [branch.name] : []));
  const vehicles = request?.vehiclesCount ?? data.vehicleIds.length;
  const { choice } = data;
  const bought =
    request?.package?.name ??
    (choice?.kind === 'package' && service.packages.find(({ id }) => id === choice.packageId)?.name) ??
    null;
  const wish = request ?? data;
  const vehiclesChosen =
    service.subject === 'vehicle' && vehicles > 0 && t('vehicles.chosen', { count: vehicles });
  const facts: Fact[] = [
    { name: 'service', value: localize(service.name) },
    {
      name: branchNames.length > 1 ? 'branches' : 'branch',
      value:
        branchNames.length > 0 &&
        branchNames.map((name) => (
          <div key={name}>
            <bdi>{name}</bdi>
          </div>
        )),
    },
    { name: 'vehicles', value: vehiclesChosen },
    { name: 'package', value: bought && localize(bought) },
    { name: 'wish', value: hasWish(wish) && <WishedTime wish={wish} /> },
    { name: 'number', value: request && <RequestNumber number={request.number} /> },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

/** Live quote of the order; nothing where the team sets the price, or where a package pays. */
export function OrderPrice({ order: { service, data } }: { readonly order: Order }) {
  const priced = data.choice?.kind === 'package' || data.choice?.kind === 'single';
  const quote = useQuote(service.id, data, priced);
  if (!priced || quote.isError) return null;
  return (
    <div className={priceStyles.price}>
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
  const localize = useLocalize();
  if (instalments.length < 2) return null;
  return (
    <div className={priceStyles.instalments}>
      <p className={priceStyles.heading}>{t('price.instalments')}</p>
      <dl className={priceStyles.lines}>
        {instalments.map((payment) => (
          <div key={payment.sequence} className={priceStyles.line}>
            <dt>{localize(dueInWords(payment))}</dt>
            <dd>
              <Money halalas={payment.amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

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

/** Current price of the order; fetched again when something with a price changes. */
export function useQuote(serviceId: string, data: OrderData, enabled: boolean) {
  const language = useLanguage();
  const body = toQuoteBody(serviceId, data);
  return useQuery<QuoteView, CallError>({
    queryKey: ['clientInspections.quote', body, language],
    queryFn: ({ signal }) => callOperation('clientInspections.quote', { body, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}
