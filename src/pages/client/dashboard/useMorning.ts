import { useQueries } from '@tanstack/react-query';
import type { OwnCertificateView } from '#domain/api/certificateViews';
import type { RequestSummary, RequestView } from '#domain/api/requestViews';
import { useLanguage } from '@/providers/language';
import { callOperation, useOperation } from '@/providers/operations';

/** So many requests are looked into for what they ask of the client; the list has the rest. */
const looked = 12;
const list = { _start: 0, _end: 200, _sort: 'createdAt', _order: 'desc' };

/** Everything that the morning's page stands on; `branchId` null for the whole company. */
export function useMorning(branchId: string | null) {
  const ofBranch = branchId ? { branchId } : {};
  const requests = useOperation<RequestSummary[]>('clientInspections.list', {
    query: { ...list, ...ofBranch },
  });
  const waiting = useOperation<RequestSummary[]>('clientInspections.list', {
    query: { _start: 0, _end: looked, _sort: 'statusSince', _order: 'asc', turn: 'client', ...ofBranch },
  });
  const certificates = useOperation<OwnCertificateView[]>('clients.ownCertificates', {
    query: { _start: 0, _end: 200 },
  });
  const ids = [...(waiting.data ?? []), ...ordered(requests.data ?? [])].map(({ id }) => id);
  const details = useRequests([...new Set(ids)].slice(0, 2 * looked));
  const failed = [requests, waiting, certificates].find(({ isError }) => isError);
  return {
    requests: requests.data,
    details: details.found,
    certificates: certificates.data ?? [],
    // All at once: rows that come in one by one would push the panels below them down.
    ready: requests.isSuccess && waiting.isSuccess && certificates.isSuccess && details.settled,
    error: failed?.error ?? null,
    retry: () => Promise.all([requests.refetch(), waiting.refetch(), certificates.refetch()]),
  };
}

/** The newest orders that carry a price of their own: a second payment may still be due on them. */
function ordered(requests: readonly RequestSummary[]): readonly RequestSummary[] {
  return requests.filter(({ total }) => total !== null).slice(0, looked);
}

function useRequests(ids: readonly string[]): {
  readonly found: readonly RequestView[];
  readonly settled: boolean;
} {
  const language = useLanguage();
  return useQueries({
    queries: ids.map((id) => ({
      // The key of `useOperation`, so that opening the request shows at once what is already here.
      queryKey: ['clientInspections.get', { id }, null, language],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callOperation<RequestView>('clientInspections.get', { params: { id }, signal }),
    })),
    combine: (results) => ({
      found: results.flatMap(({ data }) => (data as RequestView | undefined) ?? []),
      settled: results.every(({ isPending }) => !isPending),
    }),
  });
}
