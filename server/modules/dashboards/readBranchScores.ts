import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { latestScores } from '../../records/branchScores';
import { aboutRequest, selectRequests } from '../requests/summaryRows';

type Scores = NonNullable<z.output<typeof dashboardView>['client']>['scores'];

/**
 * Latest score per branch and service, with its change from the one before; the worst change first, then the lowest
 * score.
 */
export function selectBranchScores(db: Queryable, within: SQL | undefined) {
  const latest = sql<number>`scored.score`;
  const change = sql<number | null>`round((scored.score - scored.before)::numeric, 1)::float8`;
  return selectRequests(db, { latest, change })
    .innerJoin(sql`(${latestScores(within)}) as scored`, eq(sql`scored.id`, requests.id))
    .orderBy(sql`coalesce(${change}, 0)`, latest, desc(requests.id));
}

export function toBranchScores(rows: Awaited<ReturnType<typeof selectBranchScores>>): Scores {
  return rows.map((row) => ({ ...aboutRequest(row), score: row.latest, change: row.change }));
}
