import { hasHome, homes, type Role, routes, type RoutePath, type Visitor } from 'sijil/schema/application';
import { baseRole, roleDesign } from './roles/customRoles';

/** Visitors of a screen: anybody, only people who are not signed in, or the roles named. */
export type Audience = 'any' | 'signedOut' | readonly Role[];

export type Visit = { allowed: true } | { allowed: false; redirectTo: string };

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routes().screens, path);
}

/** Returns the visitors of a screen written by hand. */
export function audienceOf(route: RoutePath): Audience {
  return routes().screens[route];
}

/** True where a screen is a role's, whatever it still has to complete. */
export function isAllowed(route: RoutePath, role: Role): boolean {
  const audience = audienceOf(route);
  const base = baseRole(role);
  return (
    audience === 'any' || (audience !== 'signedOut' && base !== null && audience.some((one) => one === base))
  );
}

/** Returns the first screen of a role: the one that its custom role chooses, or that of its base. */
export function homeOf(role: Role): string {
  const base = baseRole(role);
  if (base === null) return '/access-denied';
  return roleDesign(role)?.narrowing.home ?? (hasHome(base) ? homes()[base] : '/sign-in');
}

/** True for a person who must complete a screen before any other opens. */
export function mustComplete(visitor: Visitor): boolean {
  return routes().completion?.isDue(visitor) ?? false;
}

/** Page after sign-in: the requested one on this site, or home. */
export function pathAfterSignIn(redirectUrl: string | null, role: Role): string {
  return redirectUrl && isLocalPath(redirectUrl) ? redirectUrl : homeOf(role);
}

/** Address requested before a redirect to this one, or home. */
function wantedIn(path: string, role: Role): string {
  const [, wanted = ''] = /[?&]redirectUrl=([^&#]*)/.exec(path) ?? [];
  return pathAfterSignIn(decoded(wanted), role);
}

/**
 * Result of opening a screen: the redirects, in their order (rules 1.4). `path` is the requested address with its query,
 * `route` the pattern that it matched.
 */
export function visitScreen(route: string, audience: Audience, path: string, visitor: Visitor | null): Visit {
  if (audience === 'any') return { allowed: true };
  if (audience === 'signedOut') {
    return visitor ? { allowed: false, redirectTo: wantedIn(path, visitor.role) } : { allowed: true };
  }
  if (!visitor) return { allowed: false, redirectTo: signInPath(path) };
  const base = baseRole(visitor.role);
  if (base === null || !audience.some((one) => one === base))
    return { allowed: false, redirectTo: '/access-denied' };
  const [place = ''] = path.split(/[?#]/);
  if (isTakenPage(place, visitor.role) && place !== homeOf(visitor.role))
    return { allowed: false, redirectTo: '/access-denied' };
  const { completion } = routes();
  if (!completion) return { allowed: true };
  const isDue = completion.isDue(visitor);
  if (isDue && route !== completion.path)
    return { allowed: false, redirectTo: completionFor(completion.path, path, homeOf(visitor.role)) };
  if (!isDue && route === completion.path)
    return { allowed: false, redirectTo: wantedIn(path, visitor.role) };
  return { allowed: true };
}

/** Result of opening a screen written by hand. */
export function visit(route: RoutePath, path: string, visitor: Visitor | null): Visit {
  return visitScreen(route, audienceOf(route), path, visitor);
}

/** True for a page that a custom role removes from the menu; its records stay where others link to them. */
export function isTakenPage(path: string, role: Role): boolean {
  return roleDesign(role)?.narrowing.menu.includes(path) ?? false;
}

/** Returns the address of the screen to complete, which carries the requested one: an order that was begun outside, for one. */
function completionFor(completionPath: string, path: string, home: string): string {
  return path === home || !isLocalPath(path)
    ? completionPath
    : `${completionPath}?redirectUrl=${encodeURIComponent(path)}`;
}

/** Returns null for text that no browser has encoded. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Carries only a path of this site: a `redirectUrl` to another site is never followed. */
export function signInPath(requested: string): string {
  return requested === '/' || !isLocalPath(requested)
    ? '/sign-in'
    : `/sign-in?redirectUrl=${encodeURIComponent(requested)}`;
}

/**
 * True for an absolute path on this site. Two slashes in a row are refused anywhere in the path: browsers read a host after
 * them, also where dots resolve to such a path (`/.//evil.example`).
 */
export function isLocalPath(path: string): boolean {
  const [place = ''] = path.split(/[?#]/);
  return place.startsWith('/') && !place.includes('//') && !/[\\\s\p{Cc}]/u.test(path);
}
