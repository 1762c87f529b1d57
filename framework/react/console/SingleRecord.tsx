import type { Resource } from '#framework/schema/resource';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { ResourceShow } from './ResourceShow';
import { useRecords } from './query/useRecords';

const first = { q: '', page: 1, size: 10, sort: [], filters: {} } as const;

/** The one record that there is, in place of a list of one. */
export function SingleRecord({ resource }: { readonly resource: Resource }) {
  const { records, loading, error, refetch } = useRecords({ resource }, first);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const [record] = records;
  return loading || !record ? <LoadingState rows={8} /> : <ResourceShow resource={resource} id={record.id} />;
}
