import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ShapeValues } from '#domain/schema/shape';
import type { inviteManagerBody } from '#domain/profile/managerBodies';
import { issueMessages } from '#domain/schema/issueMessages';
import { resources } from '#resources';
import type { Api } from '../../api';
import type { Transaction } from '../../db/connect';
import { branchAssignments, users } from '../../db/schema/users';
import { fieldError } from '../../http/apiError';
import { newOneTimePassword } from '../../resources/accountWrites';
import { recordAudit } from '../../resources/audit';
import { tables } from '../../resources/tables';
import { hashPassword } from '../auth/passwords';
import { lockLiveClient } from '../clients/lockLiveClient';
import { sendMail } from '../mail/sendMail';
import type { BranchWriter } from './insertBranch';

/** Makes a manager of the company's branches: they get a one-time password by mail and change it when they come. */
export async function inviteManager(
  api: Api,
  writer: BranchWriter,
  { name, email, phone, branchIds }: ShapeValues<typeof inviteManagerBody>,
): Promise<string> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  const { actor, language } = writer;
  return api.db.transaction(async (tx) => {
    const at = api.clock();
    const { id: clientId } = await lockLiveClient(tx, String(actor.clientId));
    const [user] = await tx
      .insert(users)
      // The password reaches them by this very address, so whoever signs in with it has proven it.
      .values({
        ...{ name, email, phone, clientId, passwordHash, language },
        role: 'branch_manager',
        mustChangePassword: true,
        emailVerifiedAt: at,
        createdAt: at,
      })
      .returning({ id: users.id });
    const id = String(user?.id);
    await setBranches(tx, writer, id, branchIds ?? []);
    const changes = { branchIds: { from: null, to: branchIds ?? [] } };
    await recordAudit(tx, {
      resource: resources.users,
      id,
      action: 'create',
      actor,
      at,
      version: 1,
      changes,
    });
    const link = `${api.config.publicUrl}/sign-in`;
    await sendMail(api, tx, email, 'oneTimePassword', language, { name, password, link });
    return id;
  });
}

/** From now on the manager looks after these branches and no others. */
export function syncBranches(
  api: Api,
  writer: BranchWriter,
  manager: { readonly id: string; readonly branchIds: readonly string[] },
  branchIds: readonly string[],
): Promise<void> {
  return api.db.transaction(async (tx) => {
    await setBranches(tx, writer, manager.id, branchIds);
    await recordAudit(tx, {
      resource: resources.users,
      id: manager.id,
      action: 'update',
      actor: writer.actor,
      at: api.clock(),
      version: 1,
      changes: { branchIds: { from: manager.branchIds, to: branchIds } },
    });
  });
}

async function setBranches(
  tx: Transaction,
  { actor, language }: BranchWriter,
  userId: string,
  branchIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(branchIds)];
  const { branches } = tables;
  const own = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        inArray(branches.id, wanted),
        eq(branches.clientId, String(actor.clientId)),
        isNull(branches.deletedAt),
      ),
    );
  if (own.length !== wanted.length) {
    const label = resources.branches.label.many[language];
    throw fieldError('branchIds', issueMessages.not_an_option[language].replace('{label}', label));
  }
  await tx.delete(branchAssignments).where(eq(branchAssignments.userId, userId));
  if (wanted.length === 0) return;
  await tx.insert(branchAssignments).values(wanted.map((branchId) => ({ userId, branchId })));
}
