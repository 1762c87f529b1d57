import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { requests, requestVehicles } from '../../../db/schema/requests';
import type { RequestScore } from '#domain/scoring/scoreRequest';

/** Writes a request's score and grade, and the score of each of its vehicles. */
export async function saveScore(tx: Transaction, requestId: string, score: RequestScore): Promise<void> {
  const { total, grade, failedCritical } = score;
  await tx.update(requests).set({ score: total, grade, failedCritical }).where(eq(requests.id, requestId));
  for (const { vehicleId, score: part } of score.parts) {
    if (vehicleId === null) continue;
    await tx
      .update(requestVehicles)
      .set({ score: part.total })
      .where(and(eq(requestVehicles.requestId, requestId), eq(requestVehicles.vehicleId, vehicleId)));
  }
}
