import type { AccessControlProvider } from '@refinedev/core';
import { may } from './may';
import { useSession } from './session';

/** Refine's seam to the one answer on what the signed-in person may do. */
export const accessControlProvider: AccessControlProvider = {
  // Refine's own buttons pass a resource by its path, together with its declaration.
  can: ({ resource = '', action, params }) => {
    const named = params?.resource?.identifier ?? resource;
    return Promise.resolve({ can: may({ resource: named, action }, useSession.getState().user) });
  },
};
