import { baseRole, roleDesign } from '#framework/schema/roles/customRoles';
import { visitRules } from '#framework/schema/visits';
import { type Role, roleHomes } from './roles';

/** Audience of a screen: anybody, only signed-out visitors, or some roles. */
export type Audience = 'any' | 'signedOut' | readonly Role[];

/** Hand-written screens; those of declarations follow from their access. */
export const routeAuthority = {
  '/sign-in': 'signedOut',
  '/access-denied': 'any',
  '/open-loans': ['librarian'],
  '/approvals/:id': ['librarian', 'member'],
} as const satisfies Record<string, Audience>;

/** Operations without which a page shows nothing: the library has none. */
export const pageOperations: Readonly<Partial<Record<string, never>>> = {};

export type RoutePath = keyof typeof routeAuthority;

const audiences: Record<RoutePath, Audience> = routeAuthority;

export function isAllowed(route: RoutePath, role: Role): boolean {
  const audience = audiences[route];
  const base = baseRole(role);
  return (
    audience === 'any' || (audience !== 'signedOut' && base !== null && audience.some((one) => one === base))
  );
}

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routeAuthority, path);
}

export function homeOf(role: Role): string {
  const base = baseRole(role);
  return base === null ? '/access-denied' : (roleDesign(role)?.narrowing.home ?? roleHomes[base]);
}

/** True while a user must complete something first: never. */
export const mustComplete = (_visitor: object): boolean => false;

export const { pathAfterSignIn, visitScreen } = visitRules<{ readonly role: Role }>({ homeOf });
