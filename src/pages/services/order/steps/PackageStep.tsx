import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@framework/components/EmptyState';
import { ChoiceCard } from '@framework/components/ChoiceCard';
import styles from '../Order.module.css';
import { StepBar } from '@framework/components/StepBar';
import type { OrderChoice } from '../orderData';
import { balanceHolds, fittingPackages, isStepComplete, unitsOfOrder } from '../orderSteps';
import { OrderTotal } from '../OrderPrice';
import type { Order } from '../useOrder';
import { BalanceCard, PackageCard, SingleCard } from './PackageCards';
import own from './PackageStep.module.css';

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
      <fieldset className={styles.choices}>
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
      <StepBar onBack={goBack} hint={ready ? <OrderTotal order={order} /> : t('package.hint')}>
        <Button type="primary" size="large" disabled={!ready} onClick={order.goOn}>
          {t('next')}
        </Button>
      </StepBar>
    </>
  );
}
