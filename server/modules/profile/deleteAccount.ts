import { textTable } from 'sijil/schema/texts/textTable';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isolateLtr } from 'sijil/base/formats/bidi';
import type { deletionView } from '#domain/api/profileViews';
import type { deleteAccountBody } from '#domain/profile/personBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { recordAudit } from 'sijil/server/resources/audit';
import { tables } from '../../db/schema/declared';
import { eraseFiles } from 'sijil/server/files/eraseFiles';
import { performTransition } from '../../workflow/performTransition';
import { assertCurrentPassword } from 'sijil/server/signIn/password';
import { lockOwnAccount } from 'sijil/server/signIn/findUser';
import type { BranchWriter } from '../branches/ownBranches';
import { eraseCompany } from './eraseCompany';
import { eraseMailAbout, erasePeople, eraseRequestTexts, forgetFileNames, uploadsOf } from './erasePeople';
import { readDeletion } from './readDeletion';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { notifications } from '../../db/schema/messages';
import { ticketFiles, ticketMessages, ticketReads } from '../../db/schema/conversations';

/**
 * Deletes a client's own account (rules 6.4): unpaid requests are withdrawn, people and company are erased, access ends at
 * once. Issued invoices, signed contracts and certificates are retained as the law requires, and cannot be used any more.
 * @throws ApiError validation_failed for a wrong name or password, inspections_under_way
 */
export async function deleteAccount(
  api: AppContext,
  writer: BranchWriter,
  body: ShapeValues<typeof deleteAccountBody>,
): Promise<void> {
  await assertMeant(api, writer, body);
  const { actor } = writer;
  await api.db.transaction(async (tx) => {
    const { clients } = tables;
    const [client] = await tx.select().from(clients).where(eq(clients.id, actor.userId)).for('update');
    // A password that was reset after being entered above deletes nothing.
    await lockOwnAccount(tx, actor);
    const plan = await readDeletion(tx, actor.userId);
    if (plan.blockers.length > 0) {
      const codes = plan.blockers.map(({ code }) => code);
      throw new ApiError(
        'inspections_under_way',
        { requests: { ar: codes.map(isolateLtr).join('، '), en: codes.join(', ') } },
        undefined,
        plan.blockers,
      );
    }
    for (const { id } of plan.cancelled)
      await performTransition(api, { requestId: id, name: 'withdraw', actor }, tx);
    await erase(tx, { actor, at: api.clock(), version: (client?.version ?? 0) + 1, kept: plan.kept });
  });
}

interface Erasure {
  readonly actor: Actor;
  readonly at: Date;
  readonly version: number;
  readonly kept: z.output<typeof deletionView>['kept'];
}

async function erase(tx: Transaction, { actor, at, version, kept }: Erasure): Promise<void> {
  const clientId = actor.userId;
  const userIds = await peopleOf(tx, clientId);
  const onPapers = kept.taxDocuments + kept.contracts > 0;
  const ticketIds = await eraseTickets(tx, clientId);
  await eraseRequestTexts(tx, { clientId, userIds, onPapers });
  const own = await eraseCompany(tx, { clientId, userIds, ticketIds, at, onPapers });
  const resource = resources.clients;
  await recordAudit(tx, { resource, id: clientId, action: 'delete', actor, at, version, changes: {} });
  await erasePeople(tx, userIds, at);
  const offers = await eraseUnsignedContracts(tx, clientId);
  await eraseContractPeople(tx, clientId);
  await eraseFiles(tx, [...own, ...offers, ...(await uploadsOf(tx, userIds))], at);
  await forgetFileNames(tx, userIds);
}

async function assertMeant(
  api: AppContext,
  { actor, language }: BranchWriter,
  { companyName, password }: ShapeValues<typeof deleteAccountBody>,
): Promise<void> {
  const { clients } = tables;
  const [row] = await api.db
    .select({ name: clients.companyName, english: clients.companyNameEn })
    .from(clients)
    .where(eq(clients.id, actor.userId));
  // A page shows the name in one of the languages.
  const isMeant = [row?.name, row?.english].some((name) => name?.trim() === companyName.trim());
  if (!isMeant) throw fieldError('companyName', wrongName[language]);
  await assertCurrentPassword(api, actor, password, language, 'password');
}

const wrongName = textTable('words/deleteAccount/wrongName', {
  ar: 'اكتب اسم المنشأة كما يظهر أعلاه.',
  en: 'Type the company name as it is shown above.',
});

/** The client and all present and former managers of its branches. */
async function peopleOf(tx: Transaction, clientId: string): Promise<string[]> {
  const managers = await tx.select({ id: users.id }).from(users).where(eq(users.clientId, clientId));
  return [clientId, ...managers.map(({ id }) => id)];
}

/** Erases unsigned contracts, which bind nobody and need not be retained. Returns their files. */
async function eraseUnsignedContracts(tx: Transaction, clientId: string): Promise<string[]> {
  const ofClient = tx.select({ id: requests.id }).from(requests).where(eq(requests.clientId, clientId));
  const rows = await tx
    .delete(contracts)
    .where(and(inArray(contracts.requestId, ofClient), isNull(contracts.signedAt)))
    .returning({ fileId: contracts.fileId });
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/**
 * Erases people from the data of a contract. The signed file stays unchanged; its stored data then name only the company,
 * without representatives or drivers.
 */
async function eraseContractPeople(tx: Transaction, clientId: string): Promise<void> {
  const ofClient = sql`select ${requests.id} from ${requests} where ${requests.clientId} = ${clientId}`;
  const nobody = { representative: '' };
  const nothing = { scope: { kind: 'branches', branches: [] } };
  await tx
    .update(contracts)
    .set({
      data: sql`jsonb_set(${contracts.data} - 'scope' || ${JSON.stringify(nothing)}::jsonb, '{client}',
        (${contracts.data} -> 'client') - 'phone' - 'email' || ${JSON.stringify(nobody)}::jsonb)`,
    })
    .where(inArray(contracts.requestId, sql`(${ofClient})`));
}

/** Erases a company's tickets with the messages of both sides and all notices about them. @returns The tickets' ids. */
async function eraseTickets(tx: Transaction, clientId: string): Promise<string[]> {
  const { tickets } = tables;
  const rows = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.clientId, clientId));
  const ids = rows.map(({ id }) => id);
  const ticketId = sql<string>`${notifications.data}->>'ticketId'`;
  await tx.delete(ticketFiles).where(inArray(ticketFiles.ticketId, ids));
  await tx.delete(ticketReads).where(inArray(ticketReads.ticketId, ids));
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
  await tx.delete(notifications).where(inArray(ticketId, ids));
  await eraseMailAbout(tx, ids);
  await tx.delete(tickets).where(inArray(tickets.id, ids));
  return ids;
}
