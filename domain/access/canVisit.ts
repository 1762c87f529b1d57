import { hasHome, type Role, roleHomes } from './roles';
import { type Audience, type RoutePath, routeAuthority } from './routeAuthority';

export type Visit = { allowed: true } | { allowed: false; redirectTo: string };

interface Visitor {
  readonly role: Role;
  readonly profileCompleted: boolean;
}

const audiences: Record<RoutePath, Audience> = routeAuthority;
const completionPath = '/complete-registration';

/** The route's own authority, before sign-in state and profile are looked at. */
export function isAllowed(route: RoutePath, role: Role): boolean {
  const audience = audiences[route];
  return audience === 'any' || (audience !== 'signedOut' && audience.includes(role));
}

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routeAuthority, path);
}

export function homeOf(role: Role): string {
  return hasHome(role) ? roleHomes[role] : '/sign-in';
}

/**
 * Result of opening a screen: the redirects, in their order (rules 1.4). `path` is the requested address with its
 * query, `route` the pattern that it matched.
 */
export function visit(route: RoutePath, path: string, visitor: Visitor | null): Visit {
  return visitScreen(route, audiences[route], path, visitor);
}

/** The same for a screen whose audience is given, such as one that a declaration generates. */
export function visitScreen(route: string, audience: Audience, path: string, visitor: Visitor | null): Visit {
  if (audience === 'any') return { allowed: true };
  if (audience === 'signedOut') {
    return visitor ? { allowed: false, redirectTo: wantedIn(path, visitor.role) } : { allowed: true };
  }
  if (!visitor) return { allowed: false, redirectTo: signInPath(path) };
  if (!audience.includes(visitor.role)) return { allowed: false, redirectTo: '/access-denied' };
  const completing = mustComplete(visitor);
  if (completing && route !== completionPath)
    return { allowed: false, redirectTo: completionFor(path, visitor.role) };
  if (!completing && route === completionPath)
    return { allowed: false, redirectTo: wantedIn(path, visitor.role) };
  return { allowed: true };
}

/** Address asked for before a redirect to this one, or home. */
function wantedIn(path: string, role: Role): string {
  const [, wanted = ''] = /[?&]redirectUrl=([^&#]*)/.exec(path) ?? [];
  return pathAfterSignIn(decoded(wanted), role);
}

/** Null for what no browser has encoded. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The registration's end, remembering what the person came for: an order that was begun outside, for one. */
function completionFor(path: string, role: Role): string {
  return path === homeOf(role) || !isLocalPath(path)
    ? completionPath
    : `${completionPath}?redirectUrl=${encodeURIComponent(path)}`;
}

/** A client whose profile is not complete sees nothing but the registration. */
export function mustComplete({ role, profileCompleted }: Visitor): boolean {
  return role === 'client' && !profileCompleted;
}

/** Only a path of this portal is remembered: a `redirectUrl` to another site is never followed. */
export function signInPath(requested: string): string {
  return requested === '/' || !isLocalPath(requested)
    ? '/sign-in'
    : `/sign-in?redirectUrl=${encodeURIComponent(requested)}`;
}

/**
 * True for an absolute path on this site. Two slashes in a row are refused anywhere in the path: browsers read a host
 * after them, also when they come to the front only once dots have been resolved (`/.//evil.example`).
 */
export function isLocalPath(path: string): boolean {
  const [place = ''] = path.split(/[?#]/);
  return place.startsWith('/') && !place.includes('//') && !/[\\\s\p{Cc}]/u.test(path);
}

/** Page after sign-in: the requested one on this site, or home. */
export function pathAfterSignIn(redirectUrl: string | null, role: Role): string {
  return redirectUrl && isLocalPath(redirectUrl) ? redirectUrl : homeOf(role);
}
