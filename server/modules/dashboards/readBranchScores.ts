import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import type { Queryable } from '../../db/connect';
import { requests } from '../../db/schema/requests';
import { aboutRequest, selectRequests } from '../requests/summaryRows';

type Scores = NonNullable<z.output<typeof dashboardView>['client']>['scores'];

/**
 * Of each branch and service the score of the latest visit whose results were sent, and how it differs from the one
 * before; the worst change first, then the lowest score.
 */
export function selectBranchScores(db: Queryable, within: SQL | undefined) {
  const visitedAt = sql`coalesce(${requests.startedAt}, ${requests.visitAt}, ${requests.createdAt})`;
  const sameOrder = sql`(partition by ${requests.branchId}, ${requests.serviceId} order by ${visitedAt} desc, ${requests.id})`;
  const scored = db
    .select({
      id: requests.id,
      score: sql<number>`${requests.score}::float8`.as('latest_score'),
      before: sql<number | null>`(lead(${requests.score}) over ${sameOrder})::float8`.as('score_before'),
      nthLatest: sql<number>`row_number() over ${sameOrder}`.as('nth_latest'),
    })
    .from(requests)
    .where(
      and(within, isNotNull(requests.resultsSentAt), isNotNull(requests.score), isNotNull(requests.branchId)),
    )
    .as('scored');
  const change = sql<number | null>`round((${scored.score} - ${scored.before})::numeric, 1)::float8`;
  return selectRequests(db, { latest: scored.score, change })
    .innerJoin(scored, eq(scored.id, requests.id))
    .where(lte(scored.nthLatest, 1))
    .orderBy(sql`coalesce(${change}, 0)`, scored.score, desc(requests.id));
}

export function toBranchScores(rows: Awaited<ReturnType<typeof selectBranchScores>>): Scores {
  return rows.map((row) => ({ ...aboutRequest(row), score: row.latest, change: row.change }));
}
