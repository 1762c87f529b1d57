import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { waitingLists } from '#domain/requests/waitingLists';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { HomePins } from 'sijil/react/console/HomePins';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { useMayCall } from 'sijil/react/providers/may';
import { AssignUnassigned } from './work/AssignUnassigned';
import { WorkTiles } from './work/WorkTiles';
import { assignSupervisors } from '@/requests/assignMany/assignBulk';
import { everybodysWithAction } from '@/requests/rows/nextActions';
import { everybodysRequests } from '@/requests/rows/requestDrawing';

/** List of all requests, of those that wait for operations or for finance, or of those of one record. */
export default function AdminRequests() {
  const { t } = useTranslation('admin');
  const mayAct = useMayCall('inspections.nextActions');
  const mayEach = useMayCall('inspections.supervisorOfEach');
  const mayAssign = useMayCall('adminInspections.assignSupervisors');
  const [address] = useSearchParams();
  const unassigned = address.get('status_in') === waitingLists.unassigned.filter.status_in;
  return (
    <>
      <HomePins />
      {mayAct && <WorkTiles />}
      <ResourceList
        resource={requestsResource}
        actions={mayEach && <AssignUnassigned />}
        list={lists.staffRequests}
        drawing={mayAct ? everybodysWithAction : everybodysRequests}
        bulk={mayAssign && unassigned ? assignSupervisors : undefined}
        empty={<EmptyState title={t('requests.none')} hint={t('requests.noneHint')} />}
      />
    </>
  );
}
