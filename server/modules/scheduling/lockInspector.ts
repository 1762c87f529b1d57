import { eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

/**
 * Locks an inspector's calendar until the transaction ends: a caller that gives them a visit or a day off locks first
 * and looks afterwards, so that two cannot both find the same hours free.
 */
export async function lockInspector(tx: Transaction, id: string): Promise<void> {
  const { inspectors } = tables;
  await tx.select({ id: inspectors.id }).from(inspectors).where(eq(inspectors.id, id)).for('update');
}
