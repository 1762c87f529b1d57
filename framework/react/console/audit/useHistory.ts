import { useLogList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { Resource } from '#framework/schema/resource';
import type { ApiError } from '@framework/providers/apiError';
import type { HistoryAsked, HistoryPage } from '@framework/providers/auditLogProvider';

export const historyPageSize = 20;

/** A page of what happened to a record, the latest first. */
export function useHistory({ name }: Resource, id: string, page: number) {
  const meta: HistoryAsked = { id, start: (page - 1) * historyPageSize, end: page * historyPageSize };
  return useLogList<HistoryPage, ApiError>({
    resource: name,
    meta: { ...meta },
    queryOptions: { placeholderData: keepPreviousData },
  });
}
