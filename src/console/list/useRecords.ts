import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { apiPath, type Resource } from '#domain/schema/resource';
import type { ApiError } from '@/providers/apiError';
import type { ConsoleRecord } from '../consoleRecord';
import type { ListState } from './listAddress';
import { listOf } from './listParameters';

export type WantedRecords = Pick<ListState, 'q' | 'page' | 'size' | 'sort' | 'filters'>;

/** A page of records; while the next one is read, the one before it stays. */
export function useRecords(resource: Resource, { q, page, size, sort, filters }: WantedRecords) {
  const { query, result } = useList<ConsoleRecord, ApiError>({
    resource: apiPath(resource).slice(1),
    pagination: { currentPage: page, pageSize: size },
    ...listOf({ q, filters, sort }),
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  return {
    records: result.data,
    total: result.total ?? 0,
    // Without a network nothing is being read, but neither is it known that there is nothing.
    loading: query.isPending,
    refreshing: query.isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
  };
}
