import { count, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import type { AccountTotalsView } from '#domain/api/accountViews';
import { roles } from '#domain/access/roles';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import { assertNotOneself } from '../../records/accountGuards';
import { changeStatus } from './changeStatus';
import { giveNewPassword } from './giveNewPassword';
import { registerAccountWrites } from './registerAccountWrites';

/** Operations by which an admin manages other people's accounts, of every kind. */
export function registerAdminUsers(api: AppContext): void {
  operation(api, 'adminUsers.totals', {
    summary: 'How many accounts of each group are active, and how many are not',
    handler: () => accountTotals(api.db),
  });

  operation(api, 'adminUsers.changeStatus', {
    summary:
      'Activate an account, or deactivate it and end its sessions; not one’s own, nor the last general admin’s',
    handler: ({ actor, language, params, body }) =>
      changeStatus(api, { actor, language }, params.id, body.active),
  });

  operation(api, 'adminUsers.changePassword', {
    summary: 'Give somebody a one-time password, told here once and by mail; their sessions end',
    handler: async ({ actor, params }) => {
      assertNotOneself(actor, params.id);
      return { id: params.id, $oneTimePassword: await giveNewPassword(api, actor, params.id) };
    },
  });

  registerAccountWrites(api);
}

/** Number of people per group of accounts, in the order of the roles; an empty group counts 0. */
async function accountTotals(db: Queryable): Promise<AccountTotalsView> {
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
