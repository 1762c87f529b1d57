import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect';
import { tables } from '../../../db/tables/tables';

/** Nobody is written a mail today about what happened months ago: the house sends none while `play` lasts. */
export async function withoutMail(tx: Transaction, play: () => Promise<void>): Promise<void> {
  const { notificationKinds } = tables;
  const mailed = await tx
    .update(notificationKinds)
    .set({ byMail: false })
    .where(eq(notificationKinds.byMail, true))
    .returning({ id: notificationKinds.id });
  await play();
  await tx
    .update(notificationKinds)
    .set({ byMail: true })
    .where(
      inArray(
        notificationKinds.id,
        mailed.map(({ id }) => id),
      ),
    );
}
