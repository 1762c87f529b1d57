import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallError } from './apiError';
import { useLanguage } from './language';
import { useMayCall } from './may';
import { callOperation, operationKey } from './operations';

/**
 * Reads what every page needs of the signed-in person by one call. Favourites and exports are put into the cache of their own
 * operations, which follow their changes from then on; `ready` once these need not be read any more, or have to be read singly.
 */
export function useStart(): { readonly ready: boolean; readonly pinned: boolean } {
  const client = useQueryClient();
  const language = useLanguage();
  const enabled = useMayCall('console.start');
  const { data, isFetched, isError } = useQuery<boolean, CallError>({
    queryKey: operationKey('console.start', {}, language),
    queryFn: async ({ signal }) => {
      const { favourites, exports, pinned } = await callOperation('console.start', { signal });
      client.setQueryData(operationKey('favourites.list', {}, language), favourites);
      client.setQueryData(operationKey('exports.list', {}, language), exports);
      return pinned;
    },
    meta: { showsRecords: ['pins'] },
    staleTime: Infinity,
    enabled,
  });
  // Whoever has lost this call reads each by itself, as after an error.
  return { ready: isFetched || !enabled, pinned: data === true || isError || !enabled };
}
