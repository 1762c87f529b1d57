import { useList } from '@refinedev/core';
import { activities, toActivity } from '#domain/profile/activities';
import { keysOf } from '#framework/base/objects';
import { apiPath } from '#framework/schema/resource';
import { clientTypes } from '#resources/clientTypes';
import type { CallError } from '@framework/providers/apiError';

export interface ClientType {
  readonly id: string;
  readonly descriptionAr: string;
  readonly descriptionEn: string;
  readonly parentId: string | null;
  readonly activity: string | null;
}

/** The kinds of clients and their sub types; a short list that rarely changes. */
export function useClientTypes() {
  const { query } = useList<ClientType, CallError>({
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
    error,
    refetch,
    main: byActivity(data?.filter(({ parentId }) => parentId === null) ?? []),
    below: (id: unknown) => data?.filter(({ parentId }) => parentId !== null && parentId === id) ?? [],
  };
}

/** In the order of the activities, restaurants first; types of one activity in the order of their names. */
export function byActivity<Type extends Pick<ClientType, 'activity'>>(types: readonly Type[]): Type[] {
  const order = keysOf(activities);
  const place = ({ activity }: Type) => order.indexOf(toActivity(activity));
  return types.toSorted((one, other) => place(one) - place(other));
}
