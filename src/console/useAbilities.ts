import { type Action, permissionFor } from '#domain/schema/access';
import type { Resource } from '#domain/schema/resource';
import { useSession } from '@/providers/session';

/** What the signed-in person may do with a resource; which rows of it, the API decides. */
export function useAbilities(resource: Resource): Readonly<Record<Action, boolean>> {
  const user = useSession((session) => session.user);
  const can = (action: Action) => permissionFor(resource.access, action, user) !== 'none';
  return { read: can('read'), create: can('create'), update: can('update'), delete: can('delete') };
}
