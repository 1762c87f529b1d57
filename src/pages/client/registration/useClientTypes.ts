import { useList } from '@refinedev/core';
import { apiPath } from '#framework/schema/resource';
import { clientTypes } from '#resources/clientTypes';
import type { ApiError } from '@framework/providers/apiError';

export interface ClientType {
  readonly id: string;
  readonly descriptionAr: string;
  readonly descriptionEn: string;
  readonly parentId: string | null;
}

/** The kinds of clients and their sub types; a short list that rarely changes. */
export function useClientTypes() {
  const { query } = useList<ClientType, ApiError>({
    resource: apiPath(clientTypes).slice(1),
    pagination: { pageSize: 100 },
    filters: [{ field: 'active', operator: 'eq', value: true }],
    queryOptions: { staleTime: 300_000 },
    errorNotification: false,
  });
  const { error, refetch } = query;
  const data = query.data?.data;
  return {
    known: data !== undefined,
    ...{ error, refetch },
    main: data?.filter(({ parentId }) => parentId === null) ?? [],
    below: (id: unknown) => data?.filter(({ parentId }) => parentId !== null && parentId === id) ?? [],
  };
}
