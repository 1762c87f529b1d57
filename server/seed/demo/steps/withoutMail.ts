import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { mailMessages } from '../../../db/schema/messages';
import { tables } from '#framework/server/db/schema/tables';

/**
 * Sends no emails about events of months ago: notices are switched off while `past` lasts, and emails that are sent
 * regardless (about accounts, days off, tickets) are not delivered.
 */
export async function withoutMail(tx: Transaction, past: () => Promise<void>): Promise<void> {
  const { notificationKinds } = tables;
  const mailed = await tx
    .update(notificationKinds)
    .set({ byMail: false })
    .where(eq(notificationKinds.byMail, true))
    .returning({ id: notificationKinds.id });
  await past();
  const ids = mailed.map(({ id }) => id);
  await tx.update(notificationKinds).set({ byMail: true }).where(inArray(notificationKinds.id, ids));
  await tx.delete(mailMessages);
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id))
    from graphile_worker.jobs where task_identifier = 'deliverMail'`);
}
