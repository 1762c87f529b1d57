import { refersToOne } from '#domain/schema/kindFacts';
import { resourceNamed } from '#resources';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import { useMay } from '@/providers/useMay';
import { useMayCall } from '@/providers/useMayCall';

interface Wanted {
  readonly to: string;
  readonly q?: string;
  readonly ids?: readonly string[];
  readonly enabled: boolean;
}

/** Records that the reader's requests refer to, by name, for those who may not list the records themselves. */
export function useReferred({ to, q, ids, enabled }: Wanted) {
  const localize = useLocalize();
  const { data, isFetching } = useOperation('inspections.referred', {
    params: { resource: to },
    query: { ...(q && { q }), ...(ids && { ids: ids.join(',') }) },
    enabled: enabled && ids?.length !== 0,
  });
  return {
    options: (data ?? []).map(({ id, title }) => ({ value: id, label: localize(title) })),
    loading: isFetching,
  };
}

/** Whether records are named by the reader's requests alone: they may not be listed, and requests refer to them. */
export function useIsReferred(to: string): boolean {
  const lists = useMay({ resource: to, action: 'list' });
  const reads = useMayCall('inspections.referred');
  return !lists && reads && referred.has(to);
}

const referred = new Set(
  Object.values(resourceNamed('requests')?.fields ?? {}).flatMap((field) =>
    refersToOne(field) ? [field.to] : [],
  ),
);
