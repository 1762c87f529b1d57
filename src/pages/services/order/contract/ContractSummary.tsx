import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractPaperView } from '#domain/api/paperViews';
import type { RequestView } from '#domain/api/requestViews';
import { contractLabels as labels } from '#domain/contracts/contractLabels';
import { paymentPlans } from '#domain/requests/choices';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { hasWish } from '@/requests/visitTime/DayTimeChips';
import { useFacts } from '../OrderSummary';
import type { Order } from '../useOrder';
import styles from './Contract.module.css';

interface ContractSummaryProps {
  readonly order: Order;
  readonly request: RequestView;
  /** Text of the contract, whose values are shown; null for an uploaded file, where the order's are. */
  readonly paper: ContractPaperView['paper'];
}

interface Line {
  readonly name: string;
  readonly value: ReactNode;
  readonly more?: ReactNode;
}

/** What is signed: for what, where, how often, for how much and how long. */
export function ContractSummary({ order, request, paper }: ContractSummaryProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const ofOrder = useFacts(order).map(({ name, value }): Line => ({ name: t(`summary.${name}`), value }));
  const total = paper?.price.total ?? request.quote?.total;
  const lines: readonly Line[] = [
    ...(paper ? linesOf(paper, localize) : ofOrder),
    ...(total === undefined
      ? []
      : [
          {
            name: t('contract.amount'),
            value: <Money halalas={total} strong />,
            more: localize(paymentPlans[request.paymentPlan]),
          },
        ]),
    ...(paper?.term
      ? [
          {
            name: localize(labels.term),
            value: localize(paper.term),
            more: paper.endsOn && <Until day={paper.endsOn} />,
          },
        ]
      : []),
    ...(hasWish(request) ? [] : [{ name: t('contract.when'), value: null, more: t('contract.later') }]),
  ];
  return (
    <section className={styles.brief} aria-label={t('contract.terms')}>
      <dl>
        {lines.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {more && <span className={styles.more}>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Lines from the values of the contract's text: the service with its visits, and the place. */
function linesOf(
  paper: NonNullable<ContractSummaryProps['paper']>,
  localize: ReturnType<typeof useLocalize>,
): Line[] {
  const { service, package: bought, inspections, scope } = paper;
  const shown = (text: typeof paper.client.company) => (typeof text === 'string' ? text : localize(text));
  const places =
    scope.kind === 'branches'
      ? scope.branches.map(({ name }) => shown(name))
      : scope.vehicles.map(({ plate }) => plate);
  return [
    {
      name: localize(labels.service),
      value: localize(bought),
      more: `${localize(service)} · ${localize(labels.inspections)}: ${inspections}`,
    },
    {
      name: localize(scope.kind === 'branches' ? labels.branches : labels.vehicles),
      value: places.map((place) => (
        <div key={place}>
          <bdi>{place}</bdi>
        </div>
      )),
    },
  ];
}

function Until({ day }: { readonly day: string }) {
  const localize = useLocalize();
  return (
    <>
      {localize(labels.endsOn)} <DateText value={day} />
    </>
  );
}
