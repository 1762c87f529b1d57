import type { requestVehicles } from '../../../db/schema/requests';
import type { Case } from '../cases/case';
import { currentScore } from './scores';

/** The vehicles of a request with the score of each, once there is one. */
export function vehicleRows(one: Case): (typeof requestVehicles.$inferInsert)[] {
  const score = currentScore(one);
  return one.vehicles.map(({ id: vehicleId }) => ({
    requestId: one.id,
    vehicleId,
    score: score?.parts.find((part) => part.vehicleId === vehicleId)?.score.total ?? null,
  }));
}
