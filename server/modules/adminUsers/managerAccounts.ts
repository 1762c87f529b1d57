import { eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { sessions, users } from '#framework/server/db/schema/users';
import { branchAssignments } from '../../db/schema/accounts';
import type { Actor } from '#framework/server/http/actor';
import { recordAudit } from '#framework/server/resources/audit';

interface Write {
  readonly actor: Actor;
  readonly id: string;
}

/** A branch manager has no declaration of their own: what an admin does to one is written in `users` and audited there. */
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
