import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { answerChanges } from '../../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';

/** Every change of a submitted answer, the oldest first, by the question that it concerns. */
export async function loadAnswerChanges(db: Queryable, requestId: string) {
  const rows = await db
    .select({ change: answerChanges, by: users.name })
    .from(answerChanges)
    .leftJoin(users, eq(users.id, answerChanges.changedById))
    .where(eq(answerChanges.requestId, requestId))
    .orderBy(asc(answerChanges.position));
  return rows.map(({ change, by }) => ({
    vehicleId: change.vehicleId,
    questionKey: change.questionKey,
    entry: {
      by,
      at: change.at,
      score: { from: change.scoreBefore, to: change.scoreAfter },
      reading: { from: change.readingBefore, to: change.readingAfter },
      reason: change.reason,
    },
  }));
}

export type AnswerChange = Awaited<ReturnType<typeof loadAnswerChanges>>[number];
