import type { Role } from './roles';

/** Visitors of a screen: anybody, only people who are not signed in, or the roles named. */
export type Audience = 'any' | 'signedOut' | readonly Role[];

/** Screens that are written by hand; those of declarations follow from their access. */
export const routeAuthority = {
  '/sign-in': 'signedOut',
  '/access-denied': 'any',
} as const satisfies Record<string, Audience>;

export type RoutePath = keyof typeof routeAuthority;

const audiences: Record<RoutePath, Audience> = routeAuthority;

export function isAllowed(route: RoutePath, role: Role): boolean {
  const audience = audiences[route];
  return audience === 'any' || (audience !== 'signedOut' && audience.includes(role));
}

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routeAuthority, path);
}
