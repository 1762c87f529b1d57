import { useQuery } from '@tanstack/react-query';
import { apiPath } from '#domain/schema/resource';
import { clientTypes } from '#resources/clientTypes';
import { type Activity, toActivity } from '#domain/profile/activities';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';

export interface ClientType {
  readonly id: string;
  readonly descriptionAr: string;
  readonly descriptionEn: string;
  readonly parentId: string | null;
  readonly activity: string | null;
}

/** The kinds of clients and their sub types; a short list that rarely changes. */
export function useClientTypes() {
  const { data, error, refetch } = useQuery<ClientType[], ApiError>({
    queryKey: ['client-types-all'],
    queryFn: async ({ signal }) =>
      (
        await http.get<ClientType[]>(apiPath(clientTypes), {
          params: { active: true, _start: 0, _end: 100 },
          signal,
        })
      ).data,
    staleTime: 300_000,
  });
  return {
    known: data !== undefined,
    ...{ error, refetch },
    main: data?.filter(({ parentId }) => parentId === null) ?? [],
    below: (id: unknown) => data?.filter(({ parentId }) => parentId !== null && parentId === id) ?? [],
    activityOf: (id: unknown): Activity => toActivity(data?.find((type) => type.id === id)?.activity),
  };
}
