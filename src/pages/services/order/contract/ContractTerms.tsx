import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { paymentPlans } from '#domain/requests/choices';
import { useLocalize } from '@framework/providers/language';
import { PriceSummary } from '@/requests/PriceSummary';
import order from '../Order.module.css';
import styles from './Contract.module.css';

/** Terms of the contract in figures, for readers on a phone. */
export function ContractTerms({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { quote, paymentPlan, package: bought } = request;
  return (
    <section className={styles.terms}>
      <h3 className={order.heading}>{t('contract.terms')}</h3>
      {bought && <p className={order.quiet}>{localize(bought.name)}</p>}
      <p className={order.lead}>{localize(paymentPlans[paymentPlan])}</p>
      {quote && <PriceSummary quote={quote} />}
    </section>
  );
}
