import { count, isNull, sql } from 'drizzle-orm';
import type { AccountTotalsView } from '#domain/api/accountViews';
import { roles } from '#domain/access/roles';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';

/** Number of people per group of accounts, in the order of the roles; an empty group counts 0. */
export async function accountTotals(db: Queryable): Promise<AccountTotalsView> {
  const rows = await db
    .select({
      role: users.role,
      active: sql<number>`count(*) filter (where ${users.active})`.mapWith(Number),
      all: count(),
    })
    .from(users)
    .where(isNull(users.deletedAt))
    .groupBy(users.role);
  return {
    groups: roles.map((role) => {
      const { active = 0, all = 0 } = rows.find((row) => row.role === role) ?? {};
      return { role, active, inactive: all - active };
    }),
  };
}
