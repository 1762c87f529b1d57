import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { notifications } from '../../db/schema/messages';

/** Marks the task notices on a record as done, for all their readers (rules 7.13). */
export async function endWork(tx: Transaction, recordId: string, at: Date, which?: SQL): Promise<void> {
  await tx
    .update(notifications)
    .set({ doneAt: at })
    .where(and(eq(notifications.waitsFor, recordId), isNull(notifications.doneAt), which));
}
