import { useCan } from '@refinedev/core';
import { may, type Question } from './may';
import { useSession } from './session';

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
