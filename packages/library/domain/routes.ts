import type { Audience } from 'sijil/schema/visits';

/** Hand-written screens; those of declarations follow from their access. */
export const routeAuthority = {
  '/sign-in': 'signedOut',
  '/access-denied': 'any',
  '/open-loans': ['librarian'],
  '/approvals/:id': ['librarian', 'member'],
} as const satisfies Record<string, Audience>;

export type RoutePath = keyof typeof routeAuthority;
