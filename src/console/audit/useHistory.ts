import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HistoryEntry as DomainEntry } from '#domain/api/consoleViews';
import type { Wire } from '#domain/api/parts';
import { apiPath, type Resource } from '#domain/schema/resource';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';

export type HistoryEntry = Wire<DomainEntry>;

interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

export const historyPageSize = 20;

/** A page of what happened to a record, the latest first. */
export function useHistory(resource: Resource, id: string, page: number) {
  return useQuery<HistoryPage, ApiError>({
    queryKey: ['history', resource.name, id, page],
    queryFn: async ({ signal }) => {
      const params = { _start: (page - 1) * historyPageSize, _end: page * historyPageSize };
      const address = `${apiPath(resource)}/${encodeURIComponent(id)}/history`;
      const { data, headers } = await http.get<HistoryEntry[]>(address, { params, signal });
      return { entries: data, total: Number(headers['x-total-count'] ?? data.length) };
    },
    placeholderData: keepPreviousData,
  });
}
