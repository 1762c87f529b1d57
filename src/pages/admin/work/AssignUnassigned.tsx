import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostAssigned } from '#domain/requests/inspectionBodies';
import { waitingLists } from '#domain/requests/waitingLists';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { filtersInAddress } from 'sijil/schema/lists/listAddress';
import { laterPart } from 'sijil/react/components/laterPart';
import { useRecords } from 'sijil/react/console/query/useRecords';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import { requestLine } from '@/requests/rows/requestLine';
import { RequestNumber } from '@/requests/RequestNumber';
import { Place } from '@/requests/rows/Place';
import { useWaiting } from '@/frame/useWaiting';

const AssignEach = laterPart(async () => (await import('@/requests/assignMany/AssignEach')).AssignEach);

/** Button that gives each request without a supervisor to the best one for it, the longest waiting first. */
export function AssignUnassigned() {
  const { t } = useTranslation('admin');
  const { data } = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const count = data?.work.find(({ name }) => name === 'unassigned')?.count ?? 0;
  if (count < 2 && !isOpen) return null;
  return (
    <>
      <PlainButton onClick={() => setOpen(true)}>
        {t('work.assign', { count: Math.min(count, mostAssigned) })}
      </PlainButton>
      {isOpen && <Plan onClose={() => setOpen(false)} />}
    </>
  );
}

/** Proposals for all of them, up to the largest assignment. */
function Plan({ onClose }: { readonly onClose: () => void }) {
  const { filter, sort } = waitingLists.unassigned;
  const { records, loading } = useRecords(
    { resource: requestsResource, list: lists.staffRequests },
    {
      pageSize: mostAssigned,
      sorters: [{ field: sort, order: 'asc' }],
      filters: filtersInAddress(filter, requestsResource.fields),
    },
  );
  if (loading) return null;
  const subjects = records.map((record) => {
    const request = requestLine(record);
    const name = (
      <>
        <RequestNumber number={request.number} /> <bdi>{request.client.name}</bdi> ·{' '}
        <Place request={request} />
      </>
    );
    return { id: record.id, name };
  });
  return <AssignEach what="supervisor" subjects={subjects} onClose={onClose} />;
}
