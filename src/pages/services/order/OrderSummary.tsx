import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import { OrderPrice } from './OrderPrice';
import { RequestNumber } from '@/requests/RequestNumber';
import { hasWish, WishedTime } from '@/requests/visitTime/WishedTime';
import styles from './OrderSummary.module.css';
import type { Order } from './useOrder';

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

function useFacts({ service, branches, data, request }: Order): readonly Fact[] {
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
