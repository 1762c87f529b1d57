import { nameOf } from 'sijil/base/i18n/localized';
import { branchName } from '../../db/names';
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { z } from 'zod';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { changeManagerStatus } from '../adminUsers/managerAccounts';
import { inviteManager, syncBranches } from './assignBranches';
import type { Actor } from 'sijil/schema/access';
import { resources } from '#resources';
import { users } from '../../db/schema/users';
import { recordAudit } from 'sijil/server/resources/audit';
import type { branchManagerView, unassignedView } from '#domain/api/profileViews';
import type { Queryable } from 'sijil/server/db/connect';
import { branchAssignments } from '../../db/schema/accounts';
import { tables } from '../../db/schema/declared';

interface NewLimit {
  /** Id of the manager. */
  readonly id: string;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Sets the limit up to which a manager may sign for and pay one order, in halalas with VAT; null: no limit (rules 6.9). It
 * takes effect with their next call.
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

/** Registers the operations by which a company manages the managers of its branches. */
export function registerBranchManagers(api: AppContext): void {
  /** @throws ApiError not_found for a manager of another company, or for no manager. */
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
        hasPrivilege(actor.role, 'branchManagers.readAll') ? undefined : companyOf(actor),
      ),
  });
}

/** @throws ApiError forbidden for a person of no company */
function companyOf({ clientId }: Actor): string {
  if (clientId === null) throw new ApiError('forbidden');
  return clientId;
}

type ManagerView = z.output<typeof branchManagerView>;

const isManagerOf = (clientId: string | undefined, userId?: string) =>
  and(
    eq(users.role, 'branch_manager'),
    isNull(users.deletedAt),
    clientId === undefined ? undefined : eq(users.clientId, clientId),
    userId === undefined ? undefined : eq(users.id, userId),
  );

/** Managers of a company (of all companies, for an admin), each with their branches. */
async function readManagers(
  db: Queryable,
  { clientId, userId }: { readonly clientId?: string; readonly userId?: string },
): Promise<ManagerView[]> {
  const managers = await db
    .select()
    .from(users)
    .where(isManagerOf(clientId, userId))
    .orderBy(asc(users.name));
  if (managers.length === 0) return [];
  const { branches } = tables;
  const assigned = await db
    .select({ userId: branchAssignments.userId, id: branches.id, name: branchName })
    .from(branchAssignments)
    .innerJoin(branches, eq(branches.id, branchAssignments.branchId))
    .where(
      and(
        isNull(branches.deletedAt),
        inArray(
          branchAssignments.userId,
          managers.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(branches.name));
  return managers.map(({ id, name, nameEn, email, phone, active, mustChangePassword, spendingLimit }) => ({
    id,
    name: nameOf(name, nameEn),
    email,
    phone,
    active,
    invited: mustChangePassword,
    limit: spendingLimit,
    branches: assigned
      .filter((one) => one.userId === id)
      .map((one) => ({
        id: one.id,
        name: one.name,
      })),
  }));
}

/** Managers without a branch, and branches without a manager. */
async function readUnassigned(db: Queryable, clientId: string): Promise<z.output<typeof unassignedView>> {
  const { branches } = tables;
  const managers = await readManagers(db, { clientId });
  const free = await db
    .select({ id: branches.id, name: branchName })
    .from(branches)
    .where(
      and(
        eq(branches.clientId, clientId),
        isNull(branches.deletedAt),
        notExists(db.select().from(branchAssignments).where(eq(branchAssignments.branchId, branches.id))),
      ),
    )
    .orderBy(asc(branches.name));
  return {
    managers: managers
      .filter((manager) => manager.branches.length === 0)
      .map(({ id, name }) => ({ id, name })),
    branches: free,
  };
}
