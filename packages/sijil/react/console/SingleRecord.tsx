import type { Resource } from 'sijil/schema/resource';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ResourceShow } from './ResourceShow';
import { useRecords } from './query/useRecords';

/** The only record of a resource that has just one, in place of a list. */
export function SingleRecord({ resource }: { readonly resource: Resource }) {
  const { records, loading, error, refetch } = useRecords({ resource }, { pageSize: 10 });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const [record] = records;
  return loading || !record ? <LoadingState rows={8} /> : <ResourceShow resource={resource} id={record.id} />;
}
