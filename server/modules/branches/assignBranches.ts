import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ShapeValues } from 'sijil/schema/shape';
import type { inviteManagerBody } from '#domain/profile/personBodies';
import { issueMessages } from 'sijil/schema/issueMessages';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { branchAssignments } from '../../db/schema/accounts';
import { fieldError } from 'sijil/server/http/apiError';
import { newOneTimePassword } from 'sijil/server/resources/accountWrites';
import { recordAudit } from 'sijil/server/resources/audit';
import { tables } from '../../db/schema/declared';
import { findUserByEmail } from 'sijil/server/signIn/findUser';
import { hashPassword } from 'sijil/server/http/secrets';
import { lockLiveClient } from '../clients/findOfClient';
import { sendMail } from '../../services/mail/sendMail';
import type { BranchWriter } from './ownBranches';

/**
 * Invites a manager of the company's branches, with a one-time password by email that they change at first sign-in. Only the
 * owner of an address learns that it already has an account: the company's answer and list are the same.
 */
export async function inviteManager(
  api: AppContext,
  writer: BranchWriter,
  { name, email, phone, branchIds }: ShapeValues<typeof inviteManagerBody>,
): Promise<string> {
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  const { actor, language } = writer;
  return api.db.transaction(async (tx) => {
    const at = api.clock();
    const { id: clientId, companyName: company } = await lockLiveClient(tx, String(actor.clientId));
    const { id, owner } = await insertManager(tx, {
      name,
      email,
      phone,
      clientId,
      passwordHash,
      language,
      role: 'branch_manager',
      mustChangePassword: true,
      emailVerifiedAt: at,
      createdAt: at,
    });
    const given = await setBranches(tx, writer, id, branchIds);
    const changes = { branchIds: { from: null, to: branchIds } };
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
    if (owner)
      await sendMail(api, tx, email, 'invitedInVain', owner.language, {
        name: owner.name,
        company,
        link,
        about: id,
      });
    else
      await sendMail(api, tx, email, 'managerInvitation', language, {
        name,
        company,
        password,
        link,
        inviter: await nameOf(tx, actor.userId),
        branches: new Intl.ListFormat(language).format(given),
      });
    return id;
  });
}

async function nameOf(tx: Transaction, userId: string): Promise<string> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? '';
}

/** Runs as many statements for an address that already has an account, so that timing reveals nothing either. */
async function insertManager(
  tx: Transaction,
  values: typeof users.$inferInsert,
): Promise<{ readonly id: string; readonly owner: Awaited<ReturnType<typeof findUserByEmail>> }> {
  const owner = await findUserByEmail(tx, values.email);
  const [user] = await tx
    .insert(users)
    .values({ ...values, emailTaken: owner !== undefined })
    .onConflictDoNothing({ target: users.email, where: sql`deleted_at is null and not email_taken` })
    .returning({ id: users.id });
  // No row means that a concurrent insert took the address: the retry finds that account.
  return user ? { id: user.id, owner } : insertManager(tx, values);
}

/** Sets the complete list of the manager's branches. */
export function syncBranches(
  api: AppContext,
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

/** @returns names of the branches */
async function setBranches(
  tx: Transaction,
  { actor, language }: BranchWriter,
  userId: string,
  branchIds: readonly string[],
): Promise<string[]> {
  const uniqueIds = [...new Set(branchIds)];
  const { branches } = tables;
  const own = await tx
    .select({ name: branches.name })
    .from(branches)
    .where(
      and(
        inArray(branches.id, uniqueIds),
        eq(branches.clientId, String(actor.clientId)),
        isNull(branches.deletedAt),
      ),
    );
  if (own.length !== uniqueIds.length) {
    const label = resources.branches.label.many[language];
    throw fieldError('branchIds', issueMessages.not_an_option[language].replace('{label}', label));
  }
  await tx.delete(branchAssignments).where(eq(branchAssignments.userId, userId));
  if (uniqueIds.length > 0)
    await tx.insert(branchAssignments).values(uniqueIds.map((branchId) => ({ userId, branchId })));
  return own.map(({ name }) => name);
}
