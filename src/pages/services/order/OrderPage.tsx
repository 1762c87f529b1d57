import { Button } from 'antd';
import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { OrderAgainView, OrderDraftView, OwnBranchView, ServiceView } from '#domain/api/orderViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DraftElsewhere } from 'sijil/react/forms/DraftElsewhere';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { ContractStep } from './contract/ContractStep';
import stepCard from 'sijil/react/components/stepCard.module.css';
import styles from './Order.module.css';
import type { OrderStep } from './orderSteps';
import { OrderSummary } from './OrderSummary';
import { DetailsStep } from './steps/DetailsStep';
import { OrderDone } from './steps/OrderDone';
import { LocationStep } from './steps/LocationStep';
import { PackageStep } from './steps/PackageStep';
import { VehiclesStep } from './steps/VehiclesStep';
import { type Order, useOrder } from './useOrder';
import progressStyles from './OrderProgress.module.css';
import { OtherWays } from './contract/OtherWays';
import { PaymentPanel } from '@/payments/PaymentPanel';

const stepPages: Record<OrderStep, ComponentType<{ readonly order: Order }>> = {
  location: LocationStep,
  vehicles: VehiclesStep,
  package: PackageStep,
  details: DetailsStep,
  contract: ContractStep,
  payment: PaymentStep,
  done: OrderDone,
};

interface OrderPageProps {
  readonly service: ServiceView;
  readonly branches: readonly OwnBranchView[];
  readonly draft: OrderDraftView;
  /** Earlier order that this one repeats. */
  readonly again: OrderAgainView | null;
}

/** Texts of steps and drawers too: loaded late, they would blank the page behind. */
const texts = ['order', 'client', 'fields', 'record'] as const;

/** Order of one service, step by step, from the place to the payment. */
export function OrderPage(props: OrderPageProps) {
  const { t } = useTranslation(texts);
  const localize = useLocalize();
  const order = useOrder(props);
  const Step = stepPages[order.step];
  // The contract says what is ordered, with its signature next to it.
  const hasOwnCards = order.step === 'contract';
  const section = useRef<HTMLElement>(null);
  useArrival(order.step, section);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('services'), to: '/services' }]}
        title={localize(order.service.name)}
        meta={!order.request && <output className={styles.saved}>{t(`draft.${order.saveState}`)}</output>}
      />
      <DraftElsewhere state={order.saveState} {...order.elsewhere} />
      <OpenElsewhere order={order} />
      <OrderProgress steps={order.steps} step={order.step} onGo={order.request ? undefined : order.goTo} />
      {order.error ? (
        <ErrorState error={order.error} />
      ) : order.loading ? (
        <LoadingState as="lines" />
      ) : (
        <div className={hasOwnCards ? '' : styles.columns}>
          <section
            ref={section}
            tabIndex={-1}
            className={hasOwnCards ? styles.cards : stepCard.card}
            aria-label={t(`steps.${order.step}`)}
          >
            <Step order={order} />
          </section>
          {!hasOwnCards && <OrderSummary order={order} />}
        </div>
      )}
    </>
  );
}

/** Scrolls to the top of a new step and focuses it for screen readers; a change of the address alone does neither. */
function useArrival(step: OrderStep, section: RefObject<HTMLElement | null>): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
  }, [step, section]);
}

/** Line with a button for another order of the same service that waits for its contract or payment. */
function OpenElsewhere({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { openElsewhere } = order;
  if (!openElsewhere) return null;
  return (
    <p className={styles.elsewhere}>
      <Trans
        t={t}
        i18nKey="openOrder"
        components={{ number: <RequestNumber number={openElsewhere.number} /> }}
      />{' '}
      <Button type="link" className={styles.link ?? ''} onClick={() => order.continueWith(openElsewhere.id)}>
        {t('continueOpen')}
      </Button>
    </p>
  );
}

function PaymentStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { request } = order;
  if (!request) return null;
  const paying = request.actions.find(({ name }) => name === 'pay');
  return (
    <>
      <h2 className={styles.heading}>{t('payment.title')}</h2>
      <p className={styles.lead}>{t('payment.lead')}</p>
      {paying && !paying.allowed ? (
        <Alert type="info" showIcon message={paying.reason} />
      ) : (
        <PaymentPanel request={request} operation="clientInspections.pay" />
      )}
      <OtherWays order={order} request={request} />
    </>
  );
}

interface OrderProgressProps {
  readonly steps: readonly OrderStep[];
  readonly step: OrderStep;
  /** Absent once the order is placed: the answers are then in the contract. */
  readonly onGo?: ((step: OrderStep) => void) | undefined;
}

/** Steps of the order, with the current one; on a phone a line with the name of the step. */
function OrderProgress({ steps, step, onGo }: OrderProgressProps) {
  const { t } = useTranslation('order');
  const now = steps.indexOf(step);
  return (
    <nav className={progressStyles.progress} aria-label={t('progress')}>
      <ol className={progressStyles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={`${progressStyles.step} ${index <= now ? progressStyles.reached : ''} ${index === now ? progressStyles.current : ''}`}
            {...(index === now && { 'aria-current': 'step' as const })}
          >
            {onGo && index < now ? (
              <button type="button" className={progressStyles.name} onClick={() => onGo(name)}>
                {t(`steps.${name}`)}
              </button>
            ) : (
              <span className={progressStyles.name}>{t(`steps.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={progressStyles.phone}>
        <strong>{t(`steps.${step}`)}</strong>
        <span className={progressStyles.count}>{t('stepOf', { now: now + 1, all: steps.length })}</span>
      </p>
    </nav>
  );
}
