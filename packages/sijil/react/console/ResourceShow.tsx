import { useShow } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { portalPart, type RecordTab } from 'sijil/react/application';
import type { CallError } from 'sijil/react/providers/apiError';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { LaterOtherEditors } from './editing/laterEditors';
import { ListHeader } from './list/ListHeader';
import { RecordHead } from './record/RecordHead';
import { RecordTabs } from './record/RecordTabs';
import { recordInStretch } from './record/useNeighbours';
import { useRecordTabs } from './record/useRecordTabs';

interface ResourceShowProps {
  readonly resource: Resource;
  readonly id?: string | undefined;
  /** Tabs that hand-built pages add to this resource. */
  readonly tabs?: readonly RecordTab[] | undefined;
}

const none: readonly RecordTab[] = [];

/** Page of one record: its name, actions, fields, and the records that belong to it. */
export function ResourceShow({ resource, id = '', tabs = none }: ResourceShowProps) {
  const client = useQueryClient();
  const { query } = useShow<ConsoleRecord, CallError>({
    resource: apiPath(resource).slice(1),
    id,
    errorNotification: false,
    // The list's row is the placeholder, so that nothing flashes between one record and the next.
    queryOptions: {
      placeholderData: () => {
        const data = recordInStretch(client, resource, id);
        return data && { data };
      },
    },
  });
  const record = query.data?.data;
  if (query.error && !record) return <ErrorState page error={query.error} onRetry={query.refetch} />;
  if (!record) return <LoadingState rows={8} />;
  return (
    <>
      <RecordHead resource={resource} record={record} />
      <LaterOtherEditors key={record.id} resource={resource} id={record.id} />
      {portalPart().headedRecords?.includes(resource.name) && <ListHeader resource={resource} />}
      <Parts resource={resource} record={record} tabs={tabs} />
    </>
  );
}

interface PartsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
  readonly tabs: readonly RecordTab[];
}

function Parts({ resource, record, tabs }: PartsProps) {
  return <RecordTabs tabs={useRecordTabs(resource, record, tabs)} />;
}
