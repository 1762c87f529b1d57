import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect';
import { mailMessages } from '../../../db/schema/messages';
import { tables } from '../../../db/schema/tables';

/**
 * Nobody is written a mail today about what happened months ago: the house sends none while `past` lasts, and what is mailed
 * whatever the house says (about accounts, days off, tickets) is not delivered.
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
