import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { EmptyState } from '@framework/components/EmptyState';
import { ContractCard } from '@/requests/ContractCard';
import { Panel } from '@framework/components/Panel';
import { PaymentList } from '@/requests/PaymentList';
import { PriceSummary } from '@/requests/PriceSummary';
import styles from './ClientRequest.module.css';

/** The contract, the price and the payments. */
export function RequestMoney({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const { contract, quote } = request;
  if (!contract && !quote)
    // What a package pays for has no price of its own, now or later.
    return request.kind === 'redeemed' ? (
      <EmptyState title={t('request.fromPackage')} hint={t('request.fromPackageHint')} />
    ) : (
      <EmptyState title={t('request.noMoney')} hint={t('request.noMoneyHint')} />
    );
  return (
    <div className={styles.stack}>
      {contract && <ContractCard contract={contract} />}
      {quote && (
        <Panel title={t('request.price')}>
          <PriceSummary quote={quote} />
        </Panel>
      )}
      <Panel title={t('request.payments')}>
        <PaymentList request={request} />
      </Panel>
    </div>
  );
}
