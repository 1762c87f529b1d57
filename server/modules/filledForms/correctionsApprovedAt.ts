import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { requestHistory } from '../../db/schema/requests';

/** When the corrective list was approved, from when accepted corrections count in the score; null before. */
export async function correctionsApprovedAt(db: Queryable, requestId: string): Promise<Date | null> {
  const [step] = await db
    .select({ at: requestHistory.at })
    .from(requestHistory)
    .where(
      and(eq(requestHistory.requestId, requestId), eq(requestHistory.transition, 'approveCorrectiveActions')),
    )
    .orderBy(desc(requestHistory.position))
    .limit(1);
  return step?.at ?? null;
}
