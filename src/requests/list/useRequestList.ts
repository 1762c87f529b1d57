import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operations } from '#domain/access/operations';
import type { RequestSummary } from '#domain/api/requestViews';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';
import { useLanguage } from '@/providers/language';

export type RequestListOperation =
  | 'inspections.list'
  | 'inspections.completed'
  | 'clientInspections.list'
  | 'supervisorForms.list';

export type RequestQuery = Readonly<Record<string, string | number | undefined>>;

interface RequestPage {
  readonly rows: readonly RequestSummary[];
  /** Of all pages together. */
  readonly total: number;
}

/** One page of a list of requests with the length of the whole; the former page stays until the next has come. */
export function useRequestList(operation: RequestListOperation, query: RequestQuery, refetchEvery?: number) {
  const language = useLanguage();
  return useQuery<RequestPage, ApiError>({
    queryKey: [operation, 'page', query, language],
    queryFn: async ({ signal }) => {
      const { data, headers } = await http.get<RequestSummary[]>(operations[operation].url, {
        params: query,
        signal,
      });
      return { rows: data, total: Number(headers['x-total-count'] ?? data.length) };
    },
    placeholderData: keepPreviousData,
    ...(refetchEvery !== undefined && { refetchInterval: refetchEvery }),
  });
}
