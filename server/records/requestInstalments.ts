import { asc, eq } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { instalments, type payments } from '../db/schema/money';

export type InstalmentRow = typeof instalments.$inferSelect;

/** Request and instalment of a payment. */
export type PaidFor = Pick<typeof payments.$inferSelect, 'requestId' | 'instalmentId'>;

/** Reads the instalment that a payment was made for, and the others of its request in their order. */
export async function readInstalments(
  db: Queryable,
  { requestId, instalmentId }: PaidFor,
): Promise<{ readonly instalment: InstalmentRow; readonly others: readonly InstalmentRow[] }> {
  const rows = await db
    .select()
    .from(instalments)
    .where(eq(instalments.requestId, requestId))
    .orderBy(asc(instalments.sequence));
  const instalment = rows.find(({ id }) => id === instalmentId);
  if (!instalment) throw new Error(`instalment ${instalmentId} vanished`);
  return { instalment, others: rows.filter((one) => one !== instalment) };
}
