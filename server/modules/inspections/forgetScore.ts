import { eq } from 'drizzle-orm';
import { requests, requestVehicles } from '../../db/schema/requests';
import type { Effect } from '../../workflow/effect';

/** A form that goes back to its inspector has no score: what it had was of answers that are about to change. */
export const forgetScore: Effect = async ({ tx, request }) => {
  await tx
    .update(requests)
    .set({ score: null, grade: null, failedCritical: null })
    .where(eq(requests.id, request.id));
  await tx.update(requestVehicles).set({ score: null }).where(eq(requestVehicles.requestId, request.id));
};
