import { and, eq, isNull } from 'drizzle-orm';
import type { deleteAccountBody } from '#domain/profile/deleteAccountBody';
import type { ShapeValues } from '#domain/schema/shape';
import { resources } from '#resources';
import type { Api } from '../../api';
import type { Transaction } from '../../db/connect';
import { users } from '../../db/schema/users';
import { ApiError, fieldError } from '../../http/apiError';
import { recordAudit } from '../../resources/audit';
import { tables } from '../../resources/tables';
import { performTransition } from '../../workflow/performTransition';
import { verifyPassword } from '../auth/passwords';
import type { BranchWriter } from '../branches/insertBranch';
import { eraseCompany } from './eraseCompany';
import { dropContents, eraseFiles } from './eraseFiles';
import { erasePeople } from './erasePeople';
import { readDeletion } from './readDeletion';

/**
 * Deletes a client's own account (decisions §15): unpaid requests are withdrawn, people and company are erased, access ends
 * at once. Issued invoices, signed contracts and certificates stay as the law demands; nothing can be done with them any more.
 * @throws ApiError validation_failed for a wrong name or password, inspections_under_way
 */
export async function deleteAccount(
  api: Api,
  writer: BranchWriter,
  body: ShapeValues<typeof deleteAccountBody>,
): Promise<void> {
  await assertMeant(api, writer, body);
  const { actor } = writer;
  const unused = await api.db.transaction(async (tx) => {
    const { clients } = tables;
    const [client] = await tx.select().from(clients).where(eq(clients.id, actor.userId)).for('update');
    const plan = await readDeletion(tx, actor.userId);
    if (plan.blockers.length > 0) {
      const codes = plan.blockers.map(({ code }) => code);
      throw new ApiError(
        'inspections_under_way',
        { requests: { ar: codes.join('، '), en: codes.join(', ') } },
        undefined,
        plan.blockers,
      );
    }
    for (const { id } of plan.cancelled)
      await performTransition(api, { requestId: id, name: 'withdraw', actor }, tx);
    const at = api.clock();
    const userIds = await peopleOf(tx, actor.userId);
    const onPapers = plan.kept.taxDocuments + plan.kept.contracts > 0;
    const own = await eraseCompany(tx, { clientId: actor.userId, userIds, at, onPapers });
    await recordAudit(tx, {
      ...{ resource: resources.clients, id: actor.userId, action: 'delete', actor, at, changes: {} },
      version: (client?.version ?? 0) + 1,
    });
    const images = await tx.select({ image: users.image }).from(users).where(eq(users.id, actor.userId));
    await erasePeople(tx, userIds, at);
    return eraseFiles(tx, [...own, ...images.flatMap(({ image }) => (image ? [image] : []))]);
  });
  await dropContents(api, unused);
}

async function assertMeant(
  api: Api,
  { actor, language }: BranchWriter,
  { companyName, password }: ShapeValues<typeof deleteAccountBody>,
): Promise<void> {
  const { clients } = tables;
  const [row] = await api.db
    .select({ companyName: clients.companyName, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(clients, eq(clients.id, users.id))
    .where(eq(users.id, actor.userId));
  if (companyName.trim() !== row?.companyName.trim())
    throw fieldError('companyName', refusals.companyName[language]);
  if (!(await verifyPassword(row.passwordHash, password)))
    throw fieldError('password', refusals.password[language]);
}

const refusals = {
  companyName: { ar: 'اكتب اسم المنشأة كما يظهر أعلاه.', en: 'Type the company name as it is shown above.' },
  password: { ar: 'كلمة المرور الحالية غير صحيحة.', en: 'The current password is wrong.' },
};

/** The client and everybody who signs in for them. */
async function peopleOf(tx: Transaction, clientId: string): Promise<string[]> {
  const managers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, clientId), isNull(users.deletedAt)));
  return [clientId, ...managers.map(({ id }) => id)];
}
