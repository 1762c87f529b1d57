import { useOperation } from '@framework/providers/operations';

/** The figures of the reader's home, counted by the server over all rows; a client's may be of one branch. */
export function useDashboard(branchId: string | null = null) {
  return useOperation('dashboards.byRole', {
    ...(branchId !== null && { query: { branchId } }),
    refetchEvery: 60_000,
  });
}
