import { useCan } from '@refinedev/core';
import { may, type Question } from './may';
import { useSession } from './session';
import type { OperationId } from '#app/operations';
import type { Action } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';

/**
 * Whether the signed-in person may do something: Refine's `useCan`, answered from the first drawing on, so that no button
 * comes late. An answer is one role's, and never asked again for it.
 */
export function useMay({ resource, action }: Question): boolean {
  const user = useSession((session) => session.user);
  const { data } = useCan({
    resource,
    action,
    params: { role: user?.role ?? null },
    queryOptions: { initialData: () => ({ can: may({ resource, action }, user) }), staleTime: Infinity },
  });
  return data?.can ?? false;
}

/** Returns whether the table of operations lets the signed-in role call one; a page asks for no other. */
export function useMayCall(id: OperationId): boolean {
  return useMay({ resource: 'operations', action: id });
}

/** Returns for each action whether the signed-in person may take it with a resource; the API decides with which rows. */
export function useAbilities(resource: Resource): Readonly<Record<Action, boolean>> {
  const { name } = resource;
  return {
    read: useMay({ resource: name, action: 'list' }),
    create: useMay({ resource: name, action: 'create' }),
    update: useMay({ resource: name, action: 'edit' }),
    delete: useMay({ resource: name, action: 'delete' }),
  };
}
