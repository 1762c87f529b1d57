import type { Role as AnyRole } from '#framework/schema/application';
import { baseRole, roleDesign } from './roles/customRoles';

/** Visitors of a screen: anybody, only people who are not signed in, or the roles named. */
export type Audience<Role extends string = string> = 'any' | 'signedOut' | readonly Role[];

export type Visit = { allowed: true } | { allowed: false; redirectTo: string };

interface VisitRules<Visitor extends { readonly role: AnyRole }> {
  /** The first screen of a role. */
  readonly homeOf: (role: Visitor['role']) => string;
  /** A screen that must be completed before any other opens, and its visitors. */
  readonly completion?: { readonly path: string; readonly isDue: (visitor: Visitor) => boolean };
}

/** Rules of an application for opening its screens. */
export function visitRules<Visitor extends { readonly role: AnyRole }>({
  homeOf,
  completion,
}: VisitRules<Visitor>) {
  /** Page after sign-in: the requested one on this site, or home. */
  const pathAfterSignIn = (redirectUrl: string | null, role: Visitor['role']): string =>
    redirectUrl && isLocalPath(redirectUrl) ? redirectUrl : homeOf(role);

  /** Address requested before a redirect to this one, or home. */
  const wantedIn = (path: string, role: Visitor['role']): string => {
    const [, wanted = ''] = /[?&]redirectUrl=([^&#]*)/.exec(path) ?? [];
    return pathAfterSignIn(decoded(wanted), role);
  };

  /**
   * Result of opening a screen: the redirects, in their order (rules 1.4). `path` is the requested address with its
   * query, `route` the pattern that it matched.
   */
  const visitScreen = (route: string, audience: Audience, path: string, visitor: Visitor | null): Visit => {
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
    if (!completion) return { allowed: true };
    const isDue = completion.isDue(visitor);
    if (isDue && route !== completion.path)
      return { allowed: false, redirectTo: completionFor(completion.path, path, homeOf(visitor.role)) };
    if (!isDue && route === completion.path)
      return { allowed: false, redirectTo: wantedIn(path, visitor.role) };
    return { allowed: true };
  };

  return { pathAfterSignIn, visitScreen };
}

/** True for a page that a custom role removes from the menu; its records stay where others link to them. */
export function isTakenPage(path: string, role: AnyRole): boolean {
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
