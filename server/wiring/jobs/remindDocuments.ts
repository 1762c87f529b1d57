import { branchName } from '../../db/names';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { documentReminderDays, isReminderDue } from '#domain/scheduling/deadlines';
import { addDays, riyadhDate } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import { users } from '../../db/schema/users';
import { isCurrentDocument } from '../../records/currentDocuments';
import { branchAssignments } from '../../db/schema/accounts';
import { tables } from '../../db/schema/declared';
import { tryBatches } from 'sijil/server/log/tryEach';
import { sendAccountNotice } from '../../modules/notifications/notifyPeople';

const { branches, branchDocuments } = tables;
const { expiresOn, remindedOn } = branchDocuments;

/** True if no reminder was sent since this many days before the expiry. */
const notSince = (days: number) => or(isNull(remindedOn), sql`${remindedOn} < ${expiresOn} - ${days}::int`);

/** Job: reminds companies and their branch managers of expiring documents that no newer one replaces. */
export async function remindDocuments(api: AppContext): Promise<void> {
  const today = riyadhDate(api.clock());
  const read = (after: string | undefined, limit: number) =>
    api.db
      .select({ documentId: branchDocuments.id })
      .from(branchDocuments)
      .innerJoin(branches, eq(branches.id, branchDocuments.branchId))
      .where(
        and(
          or(
            ...documentReminderDays.map((days) => and(lte(expiresOn, addDays(today, days)), notSince(days))),
          ),
          isCurrentDocument(api.db),
          after === undefined ? undefined : gt(branchDocuments.id, after),
        ),
      )
      .orderBy(asc(branchDocuments.id))
      .limit(limit);
  await tryBatches(api.app.log, 'a reminder failed', { key: 'documentId', read }, (id) =>
    remind(api, id, today),
  );
}

/** Reminds once: of two concurrent processes, the second finds the document already reminded. */
async function remind(api: AppContext, id: string, today: string): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [document] = await tx
      .select()
      .from(branchDocuments)
      .where(eq(branchDocuments.id, id))
      .for('no key update');
    if (!document || !isReminderDue(documentReminderDays, document.expiresOn, today, document.remindedOn))
      return;
    await tx.update(branchDocuments).set({ remindedOn: today }).where(eq(branchDocuments.id, id));
    const { branchId, clientId, kind, expiresOn: day } = document;
    const [branch] = await tx.select({ name: branchName }).from(branches).where(eq(branches.id, branchId));
    const managers = tx
      .select({ id: branchAssignments.userId })
      .from(branchAssignments)
      .where(eq(branchAssignments.branchId, branchId));
    const people = await tx
      .select()
      .from(users)
      .where(
        and(
          eq(users.active, true),
          isNull(users.deletedAt),
          or(eq(users.id, clientId), sql`${users.id} in ${managers}`),
        ),
      );
    const phase =
      today < day ? 'documentExpires' : today === day ? 'documentExpiresToday' : 'documentExpired';
    await sendAccountNotice(api, tx, people, {
      kind: phase,
      data: {
        person: branch?.name ?? '',
        personId: clientId,
        reason: null,
        branchId,
        document: kind,
        until: day,
      },
      link: `/client/branches/${branchId}`,
    });
  });
}
