import { useOperation } from 'sijil/react/providers/operations';

/** Figures of the user's home page, counted by the server over all rows; a client's may be filtered by one branch. */
export function useDashboard(branchId: string | null = null) {
  return useOperation('dashboards.byRole', {
    ...(branchId !== null && { query: { branchId } }),
    refetchEvery: 60_000,
  });
}
