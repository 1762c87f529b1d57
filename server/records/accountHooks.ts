import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { auditEntries, sessions } from 'sijil/server/db/schema/users';
import { users } from '../db/schema/users';
import { sendMail } from '../services/mail/sendMail';
import { assertFittingRole } from 'sijil/server/roles';
import type { ResourceHooks } from 'sijil/server/http/handlers';
import type { Actor } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';

/** Arbitrary number that no other lock uses. */
const generalAdminsLock = 7_312_001;

/**
 * Hooks of accounts: one created by an admin gets a one-time password by email, a deleted one can no longer sign in, and at
 * least one general admin remains.
 */
export const accountHooks: ResourceHooks = {
  async afterCreate(context) {
    const { api, tx, values } = context;
    await assertFittingRole(context);
    const password = String(values['oneTimePassword']);
    await sendMail(api, tx, String(values['email']), 'oneTimePassword', 'ar', {
      name: String(values['name']),
      password,
      link: `${api.config.publicUrl}/sign-in`,
    });
    return { $oneTimePassword: password };
  },
  async afterUpdate(context) {
    const { tx, actor, id, values } = context;
    await assertFittingRole(context);
    if (values['active'] === false) assertNotOneself(actor, id);
    const mayBeLast = values['active'] === false || values['role'] !== undefined;
    if (mayBeLast || values['customRoleId'] !== undefined) await assertAnAdminRemains(tx);
  },
  async afterDelete({ api, tx, actor, id }) {
    assertNotOneself(actor, id);
    await tx.update(users).set({ deletedAt: api.clock(), active: false }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await assertAnAdminRemains(tx);
  },
  async afterRestore({ tx, resource, id }) {
    const active = await couldSignIn(tx, resource.name, id);
    await tx.update(users).set({ deletedAt: null, active }).where(eq(users.id, id));
  },
};

/** True where the account was active when it was deleted, by its audit entries. */
async function couldSignIn(tx: Transaction, resource: string, id: string): Promise<boolean> {
  const [deleted] = await tx
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, resource),
        eq(auditEntries.recordId, id),
        eq(auditEntries.action, 'delete'),
      ),
    )
    .orderBy(desc(auditEntries.version))
    .limit(1);
  return deleted?.changes['active'] !== undefined;
}

/** Forbids deactivating or deleting the own account. @throws ApiError own_account */
export function assertNotOneself(actor: Pick<Actor, 'userId'>, id: string): void {
  if (actor.userId === id) throw new ApiError('own_account');
}

/**
 * Checks after a write, in its transaction, that at least one person who may create admins remains. The lock admits one such
 * transaction at a time, so that two cannot each rely on the other's admin. @throws ApiError last_admin
 */
async function assertAnAdminRemains(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${generalAdminsLock})`);
  const [row] = await tx
    .select({ remaining: count() })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        isNull(users.customRoleId),
        eq(users.active, true),
        isNull(users.deletedAt),
      ),
    );
  if (!row?.remaining) throw new ApiError('last_admin');
}
