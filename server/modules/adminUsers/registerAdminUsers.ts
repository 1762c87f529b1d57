import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import type { AccountTotalsView } from '#domain/api/accountViews';
import { roles } from '#domain/access/roles';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import { assertNotOneself } from '../../records/accountHooks';
import { giveNewPassword } from './giveNewPassword';
import { registerAccountWrites } from './registerAccountWrites';
import type { Language } from '#framework/base/i18n/localized';
import { resources } from '#resources';
import type { Actor } from '#framework/server/http/actor';
import { compile } from '#framework/server/resources/compile';
import { readRecords } from '#framework/server/resources/records';
import { updateRecord } from '#framework/server/resources/changeRecord';
import { accountOf } from './accountOf';
import { changeManagerStatus } from './managerAccounts';

interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

/** Answers the account as its declaration shows it. A status that it has already is left as it is, unaudited. */
async function changeStatus(api: AppContext, { actor, language }: Caller, id: string, active: boolean) {
  if (!active) assertNotOneself(actor, id);
  const { user, resource } = await accountOf(api.db, id);
  const shown = resource ?? resources.users;
  const read = async () => {
    const [record] = await readRecords(api, api.db, shown, actor, and(eq(compile(shown).id, id)));
    return record;
  };
  const record = await read();
  if (!record || user.active === active) return record ?? null;
  if (resource)
    return updateRecord(api, { resource, actor, language }, id, { version: record.version, active });
  await changeManagerStatus(api, { actor, id }, active);
  return (await read()) ?? null;
}

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
