import { eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { sessions } from 'sijil/server/db/schema/users';
import { users } from '../../db/schema/users';
import { branchAssignments } from '../../db/schema/accounts';
import { recordAudit } from 'sijil/server/resources/audit';
import type { RecordView } from 'sijil/contract/recordView';
import type { Language } from 'sijil/base/i18n/localized';
import { defineShape } from 'sijil/schema/index';
import { validate } from 'sijil/schema/validate';
import { ApiError, inputRefused } from 'sijil/server/http/apiError';
import { onlyRow } from 'sijil/server/db/storedRows';
import { readRecords } from 'sijil/server/resources/records';
import { assertFittingRole } from 'sijil/server/roles';
import { lockUser } from 'sijil/server/signIn/findUser';
import { customRoleFields } from '#resources/accountFields';

interface Write {
  readonly actor: Actor;
  readonly id: string;
}

/** Writes to `users` and audits there: branch managers have no declaration for an admin's changes. */
export function changeManagerStatus(api: AppContext, { actor, id }: Write, active: boolean): Promise<void> {
  return api.db.transaction(async (tx) => {
    await tx.update(users).set({ active }).where(eq(users.id, id));
    if (!active) await tx.delete(sessions).where(eq(sessions.userId, id));
    await audit(api, tx, { actor, id }, 'update', { active: { from: !active, to: active } });
  });
}

export function deleteManager(api: AppContext, { actor, id }: Write): Promise<void> {
  return api.db.transaction(async (tx) => {
    await tx.update(users).set({ active: false, deletedAt: api.clock() }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await tx.delete(branchAssignments).where(eq(branchAssignments.userId, id));
    await audit(api, tx, { actor, id }, 'delete', {});
  });
}

type Entry = Parameters<typeof recordAudit>[1];

async function audit(
  api: AppContext,
  tx: Transaction,
  { actor, id }: Write,
  action: Entry['action'],
  changes: Entry['changes'],
): Promise<void> {
  await recordAudit(tx, {
    resource: resources.users,
    id,
    action,
    actor,
    at: api.clock(),
    version: 1,
    changes,
  });
}

interface Change {
  readonly actor: Actor;
  readonly language: Language;
  /** Id of the manager. */
  readonly id: string;
}

const roleBody = defineShape(customRoleFields);

/**
 * Sets or removes a branch manager's custom role; only their company changes the rest of the account.
 * @throws ApiError account_of_client, not_found, or validation_failed at the field
 */
export async function changeManagerRole(
  api: AppContext,
  { actor, language, id }: Change,
  { version: _version, ...sent }: Readonly<Record<string, unknown>>,
): Promise<RecordView> {
  if (Object.keys(sent).join() !== 'customRoleId') throw new ApiError('account_of_client');
  const checked = validate(roleBody, 'update', sent, language);
  if (!checked.ok) throw inputRefused(roleBody, sent, checked.errors);
  const { customRoleId = null } = checked.values;
  return api.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new ApiError('not_found');
    const before = user.customRoleId;
    if (before !== customRoleId) {
      const resource = resources.users;
      await tx.update(users).set({ customRoleId }).where(eq(users.id, id));
      await assertFittingRole({ api, tx, resource, actor, id, language, values: { customRoleId } });
      const changes = { customRoleId: { from: before, to: customRoleId } };
      await recordAudit(tx, { resource, id, action: 'update', actor, at: api.clock(), version: 1, changes });
    }
    return onlyRow(await readRecords(api, tx, resources.users, actor, eq(users.id, id)));
  });
}
