import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect';
import { correctiveItems } from '../../../db/schema/requests';

/** The questions whose correction was accepted, by vehicle (null for a branch). */
export async function loadAcceptedKeys(
  db: Queryable,
  requestId: string,
): Promise<(vehicleId: string | null) => string[]> {
  const rows = await db
    .select({ vehicleId: correctiveItems.vehicleId, questionKey: correctiveItems.questionKey })
    .from(correctiveItems)
    .where(and(eq(correctiveItems.requestId, requestId), eq(correctiveItems.verdict, 'accepted')));
  return (vehicleId) =>
    rows.filter((row) => row.vehicleId === vehicleId).map(({ questionKey }) => questionKey);
}
