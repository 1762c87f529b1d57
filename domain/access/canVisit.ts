import { type Visit, visitRules } from '#framework/schema/visits';
import { baseRole, roleDesign } from '#framework/schema/roles/customRoles';
import { hasHome, type Role, roleHomes } from './roles';
import { type Audience, type RoutePath, routeAuthority } from './routeAuthority';

export { isLocalPath } from '#framework/schema/visits';

export interface Visitor {
  readonly role: Role;
  readonly profileCompleted: boolean;
}

const audiences: Record<RoutePath, Audience> = routeAuthority;

/** The route's own authority, before sign-in state and profile are looked at. */
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
  const chosen = roleDesign(role)?.narrowing.home;
  return chosen ?? (hasHome(base) ? roleHomes[base] : base === null ? '/access-denied' : '/sign-in');
}

/** A client whose profile is not complete sees nothing but the registration. */
export function mustComplete({ role, profileCompleted }: Visitor): boolean {
  return baseRole(role) === 'client' && !profileCompleted;
}

/** The signed-in person as a visitor. */
export function visitorOf(user: { readonly role: Role; readonly profile_completed: boolean }): Visitor {
  return { role: user.role, profileCompleted: user.profile_completed };
}

export const { pathAfterSignIn, visitScreen } = visitRules<Visitor>({
  homeOf,
  completion: { path: '/complete-registration', isDue: mustComplete },
});

/** Result of opening a hand-built screen; `path` is the requested address with its query. */
export function visit(route: RoutePath, path: string, visitor: Visitor | null): Visit {
  return visitScreen(route, audiences[route], path, visitor);
}
