import { eq } from 'drizzle-orm';
import { hasPrivilege } from '#domain/access/privileges';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { changeManagerStatus } from '../adminUsers/managerAccounts';
import { inviteManager, syncBranches } from './assignBranches';
import { readManagers, readUnassigned } from './branchManagers';
import type { Actor } from '#framework/schema/access';
import { resources } from '#resources';
import { users } from '#framework/server/db/schema/users';
import { recordAudit } from '#framework/server/resources/audit';

interface NewLimit {
  /** The manager's. */
  readonly id: string;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Sets the limit up to which a manager may sign for and pay one order, in halalas with VAT; null: no limit (rules
 * 6.9). It is valid from their next call on.
 */
async function setSpendingLimit(api: AppContext, actor: Actor, { id, from, to }: NewLimit): Promise<void> {
  if (from === to) return;
  await api.db.transaction(async (tx) => {
    await tx.update(users).set({ spendingLimit: to }).where(eq(users.id, id));
    await recordAudit(tx, {
      resource: resources.users,
      id,
      action: 'update',
      actor,
      at: api.clock(),
      version: 1,
      changes: {
        spendingLimit: {
          from,
          to,
        },
      },
    });
  });
}

/** The people who look after a company's branches, as the company itself keeps them. */
export function registerBranchManagers(api: AppContext): void {
  /** @throws ApiError not_found for a manager of another company, or of none. */
  const findManager = async (userId: string, clientId?: string | null) => {
    const [manager] = await readManagers(api.db, { userId, ...(clientId != null && { clientId }) });
    if (!manager) throw new ApiError('not_found');
    return manager;
  };

  operation(api, 'branchManagers.list', {
    summary: "The company's branch managers with the branches that each looks after",
    handler: ({ actor }) => readManagers(api.db, { clientId: String(actor.clientId) }),
  });

  operation(api, 'branchManagers.unassigned', {
    summary: 'Managers who look after no branch, and branches that nobody looks after',
    handler: ({ actor }) => readUnassigned(api.db, String(actor.clientId)),
  });

  operation(api, 'branchManagers.assign', {
    summary: 'Invite a branch manager by mail with a one-time password, and give them branches',
    status: 201,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ actor, language, body }) =>
      findManager(await inviteManager(api, { actor, language }, body), actor.clientId),
  });

  operation(api, 'branchManagers.sync', {
    summary: 'The branches that a manager looks after from now on; none is allowed',
    handler: async ({ actor, language, params, body }) => {
      const { branches } = await findManager(params.id, actor.clientId);
      const before = { id: params.id, branchIds: branches.map(({ id }) => id) };
      await syncBranches(api, { actor, language }, before, body.branchIds ?? []);
      return findManager(params.id, actor.clientId);
    },
  });

  operation(api, 'branchManagers.setLimit', {
    summary: 'What a manager may sign for and pay of one order from now on; without a limit where it is null',
    handler: async ({ actor, params, body }) => {
      const { id, limit } = await findManager(params.id, actor.clientId);
      await setSpendingLimit(api, actor, { id, from: limit, to: body.limit ?? null });
      return findManager(params.id, actor.clientId);
    },
  });

  operation(api, 'branchManagers.changeStatus', {
    summary: 'Deactivate a branch manager, who is signed out at once, or activate them again',
    handler: async ({ actor, params, body }) => {
      const manager = await findManager(params.id, actor.clientId);
      if (manager.active !== body.active)
        await changeManagerStatus(api, { actor, id: params.id }, body.active);
      return findManager(params.id, actor.clientId);
    },
  });

  operation(api, 'branchManagers.byUser', {
    summary: 'One branch manager; a client sees their own only',
    handler: ({ actor, params }) =>
      findManager(
        params.userId,
        hasPrivilege(actor.role, 'branchManagers.readAll') ? undefined : String(actor.clientId),
      ),
  });
}
