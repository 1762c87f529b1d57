import { useTranslation } from 'react-i18next';
import type { ServiceView } from '#domain/api/orderViews';
import { formatPercent } from '#domain/formats/formatPercent';
import { type PackageDuration, packageDurations } from '#domain/pricing/packageDurations';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { ChoiceCard } from '@/components/ChoiceCard';
import styles from '../Order.module.css';
import own from './PackageStep.module.css';

interface CardProps {
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A package with what one inspection in it comes to; prices are without VAT, and say so. */
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
      <span className={styles.quiet}>{t('package.beforeVat')}</span>
    </ChoiceCard>
  );
}

interface PurchaseCardProps extends CardProps {
  readonly purchase: ServiceView['purchases'][number];
  /** How much of it the order would take. */
  readonly needed: number;
}

/** What the company has already paid for and not yet used; one with too little left says so and cannot be chosen. */
export function PurchaseCard({ purchase, needed, ...card }: PurchaseCardProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const short = purchase.remaining < needed;
  return (
    <ChoiceCard name="package" disabled={short} {...card}>
      <span className={styles.name}>
        {t('package.use')}
        <ToneTag tone="success">{t('package.paid')}</ToneTag>
      </span>
      <span className={styles.quiet}>{localize(purchase.name)}</span>
      <span className={styles.quiet}>
        {t('package.remaining', { count: purchase.remaining, all: purchase.quantity })}
      </span>
      <span className={styles.quiet}>
        {t('package.until')} <DateText value={purchase.endsOn} />
      </span>
      {short && <span>{t('package.tooLittle', { count: purchase.remaining, needed })}</span>}
    </ChoiceCard>
  );
}

export function SingleCard({
  service,
  ...card
}: CardProps & { readonly service: Pick<ServiceView, 'basePrice' | 'subject'> }) {
  const { t } = useTranslation('order');
  return (
    <ChoiceCard name="package" {...card}>
      <span className={styles.name}>{t(`package.single.${service.subject}`)}</span>
      <span className={own.price}>
        <Money halalas={service.basePrice} strong />
      </span>
      <span className={styles.quiet}>{t('package.beforeVat')}</span>
    </ChoiceCard>
  );
}
