import { refersToOne } from 'sijil/schema/kindFacts';
import { resourceNamed } from '#resources';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useMay } from 'sijil/react/providers/may';

/** True for records that the reader may not list, but whose names they may read because their requests refer to them. */
export function useIsReferred(to: string): boolean {
  const lists = useMay({ resource: to, action: 'list' });
  const reads = useMay({ resource: 'operations', action: 'inspections.referred' });
  const fields = Object.values(resourceNamed('requests')?.fields ?? {});
  return !lists && reads && fields.some((field) => refersToOne(field) && field.to === to);
}

interface Wanted {
  readonly to: string;
  readonly q?: string;
  readonly ids?: readonly string[];
  readonly enabled: boolean;
}

/** Records to which the reader's requests refer, by name, for readers who may not list the records themselves. */
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
