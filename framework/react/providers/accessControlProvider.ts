import type { AccessControlProvider } from '@refinedev/core';
import { may } from './may';
import { useSession } from './session';

/** Refine's seam to the one answer on what the signed-in person may do. */
export const accessControlProvider: AccessControlProvider = {
  can: ({ resource = '', action }) =>
    Promise.resolve({ can: may({ resource, action }, useSession.getState().user) }),
};
