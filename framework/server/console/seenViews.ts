import { arrayOverlaps, eq, or, type SQL } from 'drizzle-orm';
import { hasRole, roles } from '#app/roles';
import type { Actor } from '#framework/schema/access';
import { savedViews } from '../db/schema/savedViews';

/** The saved views of somebody: their own, and those that are shared with their role. */
export function seenViews({ userId, role }: Actor): SQL | undefined {
  const counted = roles.filter((one) => hasRole(role, [one]));
  return or(eq(savedViews.userId, userId), arrayOverlaps(savedViews.sharedWith, counted));
}
