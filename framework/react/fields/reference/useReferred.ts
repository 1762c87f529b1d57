import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';

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
