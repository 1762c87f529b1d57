import type { AccessControlProvider } from '@refinedev/core';
import { type Action, permissionFor } from '#domain/schema/access';
import { resourceNamed } from '#resources';
import { useSession } from './session';

const actions: Readonly<Record<string, Action>> = {
  list: 'read',
  show: 'read',
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'delete',
};

/**
 * What a button or a menu entry may offer: the declaration's own access, the same that the API asks. What it does not know,
 * a resource or an action, it offers to nobody.
 */
export const accessControlProvider: AccessControlProvider = {
  can: ({ resource, action }) => {
    const user = useSession.getState().user;
    const declared = resourceNamed(resource ?? '');
    const wanted = Object.hasOwn(actions, action) ? actions[action] : undefined;
    const can = !!declared && !!wanted && permissionFor(declared.access, wanted, user) !== 'none';
    return Promise.resolve({ can });
  },
};
