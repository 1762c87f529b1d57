import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { requests } from '#resources/requests';
import { EmptyState } from '@/components/EmptyState';
import { ResourceList } from '@/console/ResourceList';
import { everybodysRequests } from '@/requests/rows/requestDrawing';

/** Every request of the house; only those that wait for operations, or for finance; or those of one record. */
export default function AdminRequests() {
  const { t } = useTranslation('admin');
  return (
    <ResourceList
      resource={requests}
      list={lists.houseRequests}
      drawing={everybodysRequests}
      empty={<EmptyState title={t('requests.none')} hint={t('requests.noneHint')} />}
    />
  );
}
