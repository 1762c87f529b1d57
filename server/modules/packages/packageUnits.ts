import { count, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { requestVehicles } from '../../db/schema/requests';

/** Units of a package that a request takes: one inspection of a branch, or one for each of its vehicles. */
export async function packageUnits(tx: Queryable, requestId: string): Promise<number> {
  const [row] = await tx
    .select({ vehicles: count() })
    .from(requestVehicles)
    .where(eq(requestVehicles.requestId, requestId));
  return Math.max(1, row?.vehicles ?? 0);
}
