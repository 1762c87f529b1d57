import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { EmptyState } from '@framework/components/EmptyState';
import { ContractCard } from './ContractCard';
import { Panel } from '@framework/components/Panel';
import { PaymentList } from './PaymentList';
import { PriceSummary } from './PriceSummary';

/** Price, contract and payments, for roles that may see money. */
export function MoneyTab({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const { quote, contract, instalments } = request;
  if (!quote && !contract) return <EmptyState title={t('payment.none')} hint={t('payment.noneHint')} />;
  return (
    <>
      {quote && (
        <Panel title={t('details.price')}>
          <PriceSummary quote={quote} />
        </Panel>
      )}
      {contract && <ContractCard contract={contract} />}
      {instalments.length > 0 && (
        <Panel title={t('payment.title')}>
          <PaymentList request={request} />
        </Panel>
      )}
    </>
  );
}
