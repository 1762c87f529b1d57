import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { RequestTable } from '@/requests/RequestTable';
import { LinkButton } from '@/components/LinkButton';

/** All requests of the company, or of the branches that a manager looks after. */
export default function ClientRequests() {
  const { t } = useTranslation('client');
  const order = (
    <LinkButton type="primary" to="/services">
      {t('dashboard.order')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('request.all')} actions={order} />
      <RequestTable
        operation="clientInspections.list"
        columns={['number', 'service', 'place', 'status', 'visitAt', 'score', 'total', 'createdAt']}
        defaultSort="-createdAt"
        hrefOf={({ id, branch }) =>
          branch ? `/client/requests/${branch.id}/${id}` : `/client/requests/${id}`
        }
        empty={<EmptyState title={t('request.none')} hint={t('request.noneHint')} action={order} />}
      />
    </>
  );
}
