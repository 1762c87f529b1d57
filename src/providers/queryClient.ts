import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError';

/** Shared by Refine and by our own reads. What the API has refused is not asked again; what the network lost is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && error.status === 0 && error.code !== 'aborted',
    },
  },
});
