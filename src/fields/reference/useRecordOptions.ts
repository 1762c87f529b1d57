import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocalize } from '@/providers/language';
import { readNamed, readPage, targetOf } from './readTitles';

export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

interface Wanted {
  readonly to: string;
  readonly chosen: readonly string[];
  readonly typed: string;
  readonly narrowing: Readonly<Record<string, string>>;
  /** Nothing is asked before the list is opened. */
  readonly open: boolean;
}

/** The records that a reference may point at, page by page, and the names of those it points at now. */
export function useRecordOptions({ to, chosen, typed, narrowing, open }: Wanted) {
  const localize = useLocalize();
  const target = targetOf(to);
  const offered = useInfiniteQuery({
    queryKey: ['record-options', to, typed, narrowing],
    queryFn: ({ pageParam, signal }) => readPage(target, pageParam, typed, narrowing, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.records.length, 0);
      return read < last.total && last.records.length > 0 ? pages.length : undefined;
    },
    placeholderData: keepPreviousData,
    enabled: open,
  });
  const named = useRecordNames(to, chosen);
  const options = (offered.data?.pages ?? [])
    .flatMap((page) => page.records)
    .map(({ id, $title }): RecordOption => ({ value: id, label: localize($title) }));
  return {
    options,
    nameOf: (id: string) => named.get(id) ?? options.find(({ value }) => value === id)?.label,
    loading: offered.isFetching,
    failed: offered.isError,
    more: () => {
      if (offered.hasNextPage && !offered.isFetchingNextPage) void offered.fetchNextPage();
    },
  };
}

/** Names by id, in the reader's language; empty until they are known. */
export function useRecordNames(to: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const localize = useLocalize();
  const target = targetOf(to);
  const known = useQuery({
    queryKey: ['record-names', to, [...ids].toSorted()],
    queryFn: ({ signal }) => readNamed(target, ids, signal),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
  return new Map((known.data ?? []).map(({ id, $title }) => [id, localize($title)]));
}
