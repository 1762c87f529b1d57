import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LinkButton } from 'sijil/react/components/links';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { ownRequests } from '@/requests/rows/requestDrawing';

/** Requests of the company, or of the branches that a manager is responsible for. */
export default function ClientRequests() {
  const { t } = useTranslation('client');
  const order = (
    <LinkButton type="primary" to="/services">
      {t('dashboard.order')}
    </LinkButton>
  );
  return (
    <ResourceList
      resource={requestsResource}
      list={lists.clientRequests}
      drawing={ownRequests}
      title={t('request.all')}
      actions={order}
      empty={<EmptyState title={t('request.none')} hint={t('request.noneHint')} action={order} />}
    />
  );
}
