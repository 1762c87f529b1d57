import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ApiError } from '@framework/providers/apiError';
import { useLive } from '@framework/providers/live/useLive';
import type { ConsoleRecord } from '../consoleRecord';
import type { ListState } from './listAddress';
import { listOf } from './listParameters';
import { type ListSource, sourcePath, sourceSort } from './listSource';

export type WantedRecords = Pick<ListState, 'q' | 'page' | 'size' | 'sort' | 'filters'> &
  Partial<Pick<ListState, 'deleted'>>;

/** A deletion is the last change of what was deleted. */
const latestDeleted = [{ field: 'updatedAt', order: 'desc' }] as const;

interface Reading {
  /** In milliseconds, where others change the rows while one looks and changes are not told as they happen. */
  readonly refetchEvery?: number;
}

/** A page of records; while the next one is read, the one before it stays. */
export function useRecords<R extends ConsoleRecord = ConsoleRecord>(
  source: ListSource,
  wanted: WantedRecords,
  { refetchEvery }: Reading = {},
) {
  const live = useLive();
  const { q, page, size, filters, deleted = false } = wanted;
  const { query, result } = useList<R, ApiError>({
    resource: sourcePath(source),
    pagination: { currentPage: page, pageSize: size },
    ...listOf({
      ...{ q, filters, deleted },
      sort: deleted ? latestDeleted : sourceSort(source, wanted),
    }),
    queryOptions: {
      placeholderData: keepPreviousData,
      ...(refetchEvery !== undefined && !live && { refetchInterval: refetchEvery }),
    },
    errorNotification: false,
  });
  return {
    records: result.data,
    total: result.total ?? 0,
    /** False where there are more than `total`. */
    exact: query.data?.['exact'] !== false,
    // Without a network nothing is being read, but neither is it known that there is nothing.
    loading: query.isPending,
    refreshing: query.isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
  };
}
