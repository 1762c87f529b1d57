import { QueryClient } from '@tanstack/react-query';
import { CallError } from './apiError';
import { useSession } from './session';

/** Shared by Refine and by our own reads. What the API has refused is not asked again; what the network lost is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) =>
        failures < 2 && error instanceof CallError && error.status === 0 && error.code !== 'aborted',
    },
    // What is pressed without a network fails at once: held back, a booking or payment would be made whenever the network
    // returns, with nobody pressing.
    mutations: { networkMode: 'always' },
  },
});

// What was read for one person is never shown to another.
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) queryClient.clear();
});
