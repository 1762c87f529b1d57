import { CheckCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import styles from './request/ClientRequest.module.css';
import { LinkButton } from 'sijil/react/components/links';
import { PaymentReceipt } from '@/payments/PaymentReceipt';
import { PaymentPanel } from '@/payments/PaymentPanel';

/** Payment of the second half of a package's price. */
export default function SecondPayment() {
  const { t } = useTranslation('client');
  const { id = '' } = useParams();
  const { data: request, error, refetch } = useOperation('clientInspections.get', { params: { id } });
  if (error) return <ErrorState page error={error} onRetry={refetch} />;
  if (!request) return <LoadingState />;
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('request.all'), to: '/client/requests' },
          { label: `R-${request.number}`, to: `/client/requests/${id}` },
        ]}
        title={t('second.title')}
        subtitle={<RequestNumber number={request.number} />}
      />
      <div className={styles.narrow}>
        <Panel title={t('second.panel')}>
          <SecondPaymentPanel request={request} />
        </Panel>
      </div>
    </>
  );
}

function SecondPaymentPanel({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const next = request.actions.find(({ name }) => name === 'payNext');
  if (next?.allowed) return <PaymentPanel request={request} operation="clientInspections.payNext" />;
  const paid = request.instalments.length > 1 && request.instalments.every(({ paidAt }) => paidAt !== null);
  if (paid)
    return (
      <div className={styles.stack}>
        <EmptyState
          icon={<CheckCircleFilled aria-hidden="true" />}
          title={t('second.paid')}
          action={<LinkButton to={`/client/requests/${request.id}`}>{t('second.back')}</LinkButton>}
        />
        <PaymentReceipt request={request} />
      </div>
    );
  return (
    <EmptyState
      title={next?.reason ?? t('second.none')}
      action={<LinkButton to={`/client/requests/${request.id}`}>{t('second.back')}</LinkButton>}
    />
  );
}
