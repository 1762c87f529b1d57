import { hasHome, type Role } from '#domain/access/roles';
import type { Body } from '#framework/contract/exchange';

/** False for inspectors at the portal: they have an app of their own. */
export function mayOpenSession(role: Role, { audience }: Pick<Body<'auth.login'>, 'audience'>): boolean {
  return audience !== 'portal' || hasHome(role);
}
