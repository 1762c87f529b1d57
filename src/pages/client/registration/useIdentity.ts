import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { IdentityView } from '#domain/api/profileViews';
import type { ApiError } from '@framework/providers/apiError';
import { callOperation } from '@framework/providers/operations';

const key = ['identity.status'];
/** Asking stops by itself while the page is hidden. */
const askEveryMs = 2500;

/** State of the identity check, polled while the person decides in the app. */
export function useIdentity() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery<IdentityView, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => callOperation('identity.status', { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askEveryMs : false),
    staleTime: 0,
  });
  const start = async (nationalId: string) => {
    const view = await callOperation('identity.start', { body: { nationalId } });
    client.setQueryData(key, view);
  };
  return { identity: data ?? null, error: data ? null : error, refetch, start };
}
