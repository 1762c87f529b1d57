import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ChoiceCard, StepBar } from 'sijil/react/components/steps';
import styles from '../Order.module.css';
import type { OrderChoice } from '../orderData';
import { balanceHolds, fittingPackages, isStepComplete, unitsOfOrder } from '../orderSteps';
import { OrderPrice, OrderTotal } from '../OrderSummary';
import type { Order } from '../useOrder';
import own from './PackageStep.module.css';
import type { ServiceView } from '#domain/api/orderViews';
import { formatPercent } from 'sijil/base/formats/numbers';
import { type PackageDuration, packageDurations } from '#domain/pricing/packages';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';

/** Ways to buy: from a paid package, with a new package, or once; or a custom order. */
export function PackageStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { service, data, change, goBack } = order;
  const choose = (choice: OrderChoice) => change({ type: 'choice', choice, service });
  const packages = service.billing === 'package' ? fittingPackages(service, data) : [];
  const nothingFits = service.billing === 'package' && packages.length === 0;
  const ready = isStepComplete('package', service, data);
  return (
    <>
      <h2 className={styles.heading}>{t('package.title')}</h2>
      <p className={styles.lead}>{t('package.lead')}</p>
      <fieldset className={`${styles.choices} ${own.choices}`}>
        <legend className="visually-hidden">{t('package.title')}</legend>
        {service.purchases.length > 0 && (
          <BalanceCard
            service={service}
            needed={unitsOfOrder(service, data)}
            enough={balanceHolds(service, data)}
            checked={data.choice?.kind === 'balance'}
            onChoose={() => choose({ kind: 'balance' })}
          />
        )}
        {packages.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            checked={data.choice?.kind === 'package' && data.choice.packageId === offer.id}
            onChoose={() => choose({ kind: 'package', packageId: offer.id })}
          />
        ))}
        {service.billing === 'single' && (
          <SingleCard
            service={service}
            checked={data.choice?.kind === 'single'}
            onChoose={() => choose({ kind: 'single' })}
          />
        )}
      </fieldset>
      {nothingFits && <EmptyState title={t('package.none')} hint={t('package.noneHint')} />}
      <div className={own.custom}>
        <ChoiceCard
          name="package"
          disabled={data.branchIds.length > 1}
          checked={data.choice?.kind === 'custom'}
          onChoose={() => choose({ kind: 'custom' })}
        >
          <span className={styles.name}>{t('package.custom')}</span>
          <span className={styles.quiet}>
            {t(data.branchIds.length > 1 ? 'package.customOne' : 'package.customHint')}
          </span>
        </ChoiceCard>
      </div>
      {/* The summary has no place beside the step on a phone. */}
      <div className={own.summary}>
        <OrderPrice order={order} />
      </div>
      <StepBar onBack={goBack} hint={ready ? <OrderTotal order={order} /> : t('package.hint')}>
        <Button type="primary" size="large" disabled={!ready} onClick={order.goOn}>
          {t('next')}
        </Button>
      </StepBar>
    </>
  );
}

interface CardProps {
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** Package with its price and that of one inspection in it, both with VAT; the order's summary shows the VAT. */
function PackageCard({ offer, ...card }: CardProps & { readonly offer: ServiceView['packages'][number] }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { name, quantity, duration, price, payable, payableWithVat } = offer;
  const saved = price - payable;
  return (
    <ChoiceCard name="package" {...card}>
      <span className={own.line}>
        <span className={styles.name}>{localize(name)}</span>
        <Price halalas={payableWithVat} />
      </span>
      <span className={styles.quiet}>
        {t('package.holds', {
          count: quantity,
          duration: localize(packageDurations[duration as PackageDuration]),
        })}
        {saved > 0 && ` · ${t('package.discount', { percent: formatPercent((saved / price) * 100) })}`}
      </span>
      <span className={own.line}>
        <Pips count={quantity} />
        <span className={styles.quiet}>
          <Money halalas={Math.round(payableWithVat / quantity)} /> {t('package.each')}
        </span>
      </span>
    </ChoiceCard>
  );
}

function Price({ halalas }: { readonly halalas: number }) {
  return (
    <span className={own.price} data-price>
      <Money halalas={halalas} strong />
    </span>
  );
}

/** Most inspections that are drawn, each as a dot: those of a year, one a month. */
const mostPips = 12;

function Pips({ count }: { readonly count: number }) {
  if (count > mostPips) return null;
  return (
    <span className={own.pips} aria-hidden="true">
      {Array.from({ length: mostPips }, (_, place) => (
        <i key={place} {...(place < count && { 'data-held': '' })} />
      ))}
    </span>
  );
}

interface BalanceCardProps extends CardProps {
  readonly service: Pick<ServiceView, 'purchases' | 'balance' | 'subject'>;
  /** Units that the order would take, and whether the package covers them. */
  readonly needed: number;
  readonly enough: boolean;
}

/** Balance of all the company's packages together; a message and a disabled choice where it is too small. */
function BalanceCard({ service, needed, enough, ...card }: BalanceCardProps) {
  const { t } = useTranslation('order');
  const [first] = service.purchases;
  return (
    <ChoiceCard name="package" disabled={!enough} {...card}>
      <span className={styles.name}>
        {t('package.balance')}
        <ToneTag tone="success">{t('package.paid')}</ToneTag>
      </span>
      <span>{t(`package.left.${service.subject}`, { count: service.balance })}</span>
      {first && (
        <span className={styles.quiet}>
          {t('package.firstEnds')} <DateText value={first.endsOn} />
        </span>
      )}
      {!enough && <span>{t(`package.tooLittle.${service.subject}`, { needed })}</span>}
    </ChoiceCard>
  );
}

function SingleCard({
  service,
  ...card
}: CardProps & { readonly service: Pick<ServiceView, 'basePriceWithVat' | 'subject'> }) {
  const { t } = useTranslation('order');
  return (
    <ChoiceCard name="package" {...card}>
      <span className={own.line}>
        <span className={styles.name}>{t(`package.single.${service.subject}`)}</span>
        <Price halalas={service.basePriceWithVat} />
      </span>
    </ChoiceCard>
  );
}
