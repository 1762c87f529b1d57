import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { correctiveItems } from '../../db/schema/requests';

type KeysOf = (vehicleId: string | null) => string[];

/** The questions whose correction was accepted, or whose finding was withdrawn, by vehicle (null for a branch). */
export async function loadAcceptedKeys(db: Queryable, requestId: string): Promise<KeysOf> {
  return (await loadSettledKeys(db, requestId)).acceptedKeysOf;
}

/** Accepted items, and among them those contested with success, which count as never found. */
export async function loadSettledKeys(
  db: Queryable,
  requestId: string,
): Promise<{ readonly acceptedKeysOf: KeysOf; readonly withdrawnKeysOf: KeysOf }> {
  const { vehicleId: ofVehicle, questionKey, contested, verdict } = correctiveItems;
  const rows = await db
    .select({ vehicleId: ofVehicle, questionKey, contested })
    .from(correctiveItems)
    .where(and(eq(correctiveItems.requestId, requestId), eq(verdict, 'accepted')));
  const keysOf =
    (some: typeof rows): KeysOf =>
    (vehicleId) =>
      some.filter((row) => row.vehicleId === vehicleId).map((row) => row.questionKey);
  return { acceptedKeysOf: keysOf(rows), withdrawnKeysOf: keysOf(rows.filter((row) => row.contested)) };
}
