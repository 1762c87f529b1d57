import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lists, withoutInspector } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { assignInspectors } from '@/requests/assignMany/assignBulk';
import { withNextAction } from '@/requests/rows/nextActions';

/** Requests assigned to the supervisor, all or only those that wait for them. */
export default function SupervisorRequests() {
  const { t } = useTranslation('supervisor');
  const [address] = useSearchParams();
  const unassigned = address.get('status_in') === withoutInspector.status_in;
  return (
    <ResourceList
      resource={requestsResource}
      list={lists.supervisorRequests}
      drawing={withNextAction}
      bulk={unassigned ? assignInspectors : undefined}
      title={t('requests.title')}
      empty={<EmptyState title={t('requests.none')} hint={t('requests.noneHint')} />}
    />
  );
}
