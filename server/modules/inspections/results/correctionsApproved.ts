import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect';
import { requestHistory } from '../../../db/schema/requests';

/** True once the corrective list was approved: from then on accepted corrections count in the score. */
export async function correctionsApproved(db: Queryable, requestId: string): Promise<boolean> {
  const [step] = await db
    .select({ id: requestHistory.id })
    .from(requestHistory)
    .where(
      and(eq(requestHistory.requestId, requestId), eq(requestHistory.transition, 'approveCorrectiveActions')),
    )
    .limit(1);
  return step !== undefined;
}
