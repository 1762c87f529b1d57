import { type BaseRecord, type GetListResponse, useList } from '@refinedev/core';
import { keepPreviousData, type QueryObserverResult } from '@tanstack/react-query';
import type { CallError } from 'sijil/react/providers/apiError';
import type { ListRead } from 'sijil/schema/lists/listState';
import { useLive } from 'sijil/react/providers/live/useLive';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { type ListSource, sourcePath, sourceSort } from './listDeclaration';

interface WantedRecords extends Partial<ListRead> {
  readonly pageSize: number;
  /** Interval of polling in milliseconds, while there is no live stream. */
  readonly refetchEvery?: number;
  /** False for what the reader may not see: nothing is read. */
  readonly enabled?: boolean;
}

/** Page of records without filters by the reader, for a panel or picker. A list itself uses `useDeclaredTable`. */
export function useRecords<R extends ConsoleRecord = ConsoleRecord>(
  source: ListSource,
  { filters = [], sorters = [], currentPage = 1, pageSize, refetchEvery, enabled = true }: WantedRecords,
) {
  const live = useLive();
  const { query } = useList<R, CallError>({
    resource: sourcePath(source),
    pagination: { currentPage, pageSize },
    filters: [...filters],
    sorters: [...sourceSort(source, sorters)],
    queryOptions: {
      enabled,
      placeholderData: keepPreviousData,
      ...(refetchEvery !== undefined && !live && { refetchInterval: refetchEvery }),
    },
    errorNotification: false,
  });
  return rowsOf(query);
}

const none: readonly never[] = [];

/** Rows and state of a list's query. */
export function rowsOf<R extends BaseRecord>(query: QueryObserverResult<GetListResponse<R>, CallError>) {
  const { data } = query;
  return {
    records: data?.data ?? (none as readonly R[]),
    total: data?.total ?? 0,
    /** False where `total` is a lower bound. */
    exact: data?.['exact'] !== false,
    // Offline, nothing is being read, but the list is not known to be empty either.
    loading: query.isPending,
    refreshing: query.isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
  };
}
