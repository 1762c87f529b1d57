import { useTranslation } from 'react-i18next';
import type { ServiceView } from '#domain/api/orderViews';
import { formatPercent } from '#framework/base/formats/numbers';
import { type PackageDuration, packageDurations } from '#domain/pricing/packages';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { ChoiceCard } from '@framework/components/ChoiceCard';
import styles from '../Order.module.css';
import own from './PackageStep.module.css';

interface CardProps {
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A package with what one inspection in it comes to, without VAT and with it. */
export function PackageCard({
  offer,
  ...card
}: CardProps & { readonly offer: ServiceView['packages'][number] }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const saved = offer.price - offer.payable;
  return (
    <ChoiceCard name="package" {...card}>
      <span className={styles.name}>
        {localize(offer.name)}
        {saved > 0 && (
          <ToneTag tone="success">
            {t('package.discount', { percent: formatPercent((saved / offer.price) * 100) })}
          </ToneTag>
        )}
      </span>
      <span className={styles.quiet}>
        {t('package.holds', {
          count: offer.quantity,
          duration: localize(packageDurations[offer.duration as PackageDuration]),
        })}
      </span>
      <span className={own.price}>
        <Money halalas={offer.payable} strong />
        {saved > 0 && <Money halalas={offer.price} struck />}
      </span>
      <span className={styles.quiet}>
        <Money halalas={Math.round(offer.payable / offer.quantity)} /> {t('package.each')}
      </span>
      <WithVat halalas={offer.payableWithVat} />
    </ChoiceCard>
  );
}

/** A price as it is paid; the one above it is without VAT. */
function WithVat({ halalas }: { readonly halalas: number }) {
  const { t } = useTranslation('order');
  return (
    <span className={styles.quiet}>
      {t('package.beforeVat')} · <Money halalas={halalas} /> {t('price.withVat')}
    </span>
  );
}

interface BalanceCardProps extends CardProps {
  readonly service: Pick<ServiceView, 'purchases' | 'balance' | 'subject'>;
  /** Units that the order would take, and whether the package covers them. */
  readonly needed: number;
  readonly enough: boolean;
}

/** Balance of all the company's packages as one; too small a balance says so and cannot be chosen. */
export function BalanceCard({ service, needed, enough, ...card }: BalanceCardProps) {
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

export function SingleCard({
  service,
  ...card
}: CardProps & { readonly service: Pick<ServiceView, 'basePrice' | 'basePriceWithVat' | 'subject'> }) {
  const { t } = useTranslation('order');
  return (
    <ChoiceCard name="package" {...card}>
      <span className={styles.name}>{t(`package.single.${service.subject}`)}</span>
      <span className={own.price}>
        <Money halalas={service.basePrice} strong />
      </span>
      <WithVat halalas={service.basePriceWithVat} />
    </ChoiceCard>
  );
}
