import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { requests } from '#resources/requests';
import { EmptyState } from '@/components/EmptyState';
import { ResourceList } from '@/console/ResourceList';
import { everybodysRequests } from '@/requests/rows/requestDrawing';

/** Every request assigned to the supervisor, or only those that wait for them. */
export default function SupervisorRequests() {
  const { t } = useTranslation('supervisor');
  return (
    <ResourceList
      resource={requests}
      list={lists.supervisorRequests}
      drawing={everybodysRequests}
      title={t('requests.title')}
      empty={<EmptyState title={t('requests.none')} hint={t('requests.noneHint')} />}
    />
  );
}
