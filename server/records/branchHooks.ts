import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { ApiError } from 'sijil/server/http/apiError';
import { recordAudit } from 'sijil/server/resources/audit';
import { tables } from '../db/schema/declared';
import type { HookContext, ResourceHooks } from 'sijil/server/http/handlers';

const { branches, clients } = tables;

/**
 * Hooks of branches: a client with branches has exactly one main branch (rules 2.6). The first one is main; a new main branch
 * replaces the former; and it can neither be demoted nor deleted while it is needed.
 */
export const branchHooks: ResourceHooks = {
  async afterCreate(context) {
    const clientId = await lockClient(context);
    if (context.values['main'] === true) return relieveFormer(context, clientId);
    if ((await mainBranches(context.tx, clientId)) === 0)
      await context.tx.update(branches).set({ main: true }).where(eq(branches.id, context.id));
  },
  async afterUpdate(context) {
    const { main } = context.values;
    if (typeof main !== 'boolean') return;
    const clientId = await lockClient(context);
    if (main) return relieveFormer(context, clientId);
    if ((await mainBranches(context.tx, clientId)) === 0) throw new ApiError('branch_not_main');
  },
  async afterRestore(context) {
    const clientId = await lockClient(context);
    const mains = await mainBranches(context.tx, clientId);
    const main = mains === 0 || (mains === 1 && context.values['main'] === true);
    await context.tx.update(branches).set({ main }).where(eq(branches.id, context.id));
  },
  async afterDelete(context) {
    const clientId = await lockClient(context);
    const [row] = await context.tx
      .select({ left: count(), mains: sql<number>`count(*) filter (where ${branches.main})`.mapWith(Number) })
      .from(branches)
      .where(and(eq(branches.clientId, clientId), isNull(branches.deletedAt)));
    if (row && row.left > 0 && row.mains === 0) throw new ApiError('branch_not_main');
  },
};

/**
 * Serialises writes to a client's branches, so that two cannot both become the main one. Each writer already holds a lock on
 * the client's key through its own branch: a conflicting lock would be a deadlock.
 */
async function lockClient({ tx, id }: HookContext): Promise<string> {
  const [branch] = await tx.select({ clientId: branches.clientId }).from(branches).where(eq(branches.id, id));
  const clientId = String(branch?.clientId);
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
  return clientId;
}

async function mainBranches(tx: Transaction, clientId: string): Promise<number> {
  const [row] = await tx
    .select({ mains: count() })
    .from(branches)
    .where(and(eq(branches.clientId, clientId), eq(branches.main, true), isNull(branches.deletedAt)));
  return row?.mains ?? 0;
}

async function relieveFormer({ api, tx, id, actor, resource }: HookContext, clientId: string): Promise<void> {
  const relieved = await tx
    .update(branches)
    .set({ main: false, version: sql`${branches.version} + 1`, updatedAt: api.clock() })
    .where(
      and(
        eq(branches.clientId, clientId),
        eq(branches.main, true),
        ne(branches.id, id),
        isNull(branches.deletedAt),
      ),
    )
    .returning({ id: branches.id, version: branches.version });
  for (const former of relieved) {
    const changes = { main: { from: true, to: false } };
    await recordAudit(tx, {
      resource,
      actor,
      changes,
      id: former.id,
      version: former.version,
      action: 'update',
      at: api.clock(),
    });
  }
}
