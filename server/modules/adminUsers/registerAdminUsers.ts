import { formatDateTime } from 'sijil/base/formats/dates';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import type { AccountTotalsView } from '#domain/api/profileViews';
import { type Role, roles } from '#domain/access/roles';
import type { Queryable } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { assertNotOneself } from '../../records/accountHooks';
import type { Language } from 'sijil/base/i18n/localized';
import { resources } from '#resources';
import { compile } from 'sijil/server/resources/compile';
import { readRecords } from 'sijil/server/resources/records';
import { updateRecord } from 'sijil/server/resources/changeRecord';
import { accountKinds, accountOf, accountResource } from './accountOf';
import { changeManagerRole, changeManagerStatus, deleteManager } from './managerAccounts';
import { issueMessages } from 'sijil/schema/issueMessages';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { deleteRecord } from 'sijil/server/resources/deleteRecord';
import { versionAsked } from 'sijil/server/resources/lockRecord';
import { createRecord } from 'sijil/server/resources/createRecord';
import { accountBody } from 'sijil/server/resources/resourceRoute';
import { newOneTimePassword } from 'sijil/server/resources/accountWrites';
import { recordAudit } from 'sijil/server/resources/audit';
import { tableNamed } from 'sijil/server/db/schema/tables';
import { hashPassword } from 'sijil/server/http/secrets';
import { sendMail } from '../../services/mail/sendMail';
import { lockUser } from 'sijil/server/signIn/findUser';
import { setPassword } from 'sijil/server/signIn/password';

interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

/** Returns the account as its declaration shows it. Setting the current status again changes and audits nothing. */
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
    summary: 'Give somebody a one-time password, shown once in the answer and mailed; their sessions end',
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

/**
 * Sets a one-time password and sends it by email and to the calling admin; existing sessions end. The audit trail records the
 * change, never the password.
 */
async function giveNewPassword(api: AppContext, actor: Actor, userId: string): Promise<string> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  return api.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const { user, resource } = await accountOf(tx, userId);
    // The address belongs to another account, whose owner would receive this password.
    if (user.emailTaken) throw new ApiError('invited_address_taken');
    await setPassword(api, tx, { userId, passwordHash, mustChange: true });
    const [row] = resource
      ? await tx
          .select({ version: compile(resource).column('version') })
          .from(tableNamed(resource.name))
          .where(eq(compile(resource).id, user.id))
      : [];
    await recordAudit(tx, {
      resource: resource ?? resources.users,
      id: user.id,
      action: 'update',
      actor,
      at: api.clock(),
      version: Number(row?.version ?? 1),
      changes: { password: { from: null, to: null } },
    });
    await sendMail(api, tx, user.email, 'newPassword', user.language, {
      name: user.name,
      password,
      time: formatDateTime(api.clock(), user.language),
      link: `${api.config.publicUrl}/sign-in`,
    });
    return password;
  });
}

/** Creates, changes and deletes accounts of every kind through the declaration of each. */
function registerAccountWrites(api: AppContext): void {
  operation(api, 'adminUsers.create', {
    summary: 'Make an account of the role that `role` names, with the fields of that kind of person',
    status: 201,
    openApi: (as) => accountBody(accountKinds(), 'create', as),
    handler: ({ actor, language, body }) => {
      const { role, ...values } = body;
      const resource = accountResource(role as Role);
      if (!resource)
        throw fieldError('role', issueMessages.not_an_option[language].replace('{label}', 'role'));
      const input = 'role' in resource.fields ? { ...values, role } : values;
      return createRecord(api, { resource, actor, language }, input);
    },
  });

  operation(api, 'adminUsers.update', {
    summary:
      'Change part of an account, with the fields of its kind; `version` is the one that was read. Of a branch manager it is the custom role alone',
    openApi: (as) => accountBody(accountKinds(), 'update', as),
    handler: async ({ actor, language, params, body }) => {
      const { resource } = await accountOf(api.db, params.id);
      if (!resource) return changeManagerRole(api, { actor, language, id: params.id }, body);
      return updateRecord(api, { resource, actor, language }, params.id, body);
    },
  });

  operation(api, 'adminUsers.delete', {
    summary: 'Delete an account; not one’s own, nor the last general admin’s, nor one that records still use',
    handler: async ({ actor, language, params, query }) => {
      assertNotOneself(actor, params.id);
      const { resource } = await accountOf(api.db, params.id);
      if (resource) await deleteRecord(api, { resource, actor, language }, params.id, versionAsked(query));
      else await deleteManager(api, { actor, id: params.id });
      return null;
    },
  });
}
