import { and, count, gte, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { inspectorReports } from '../../db/schema/requests';

/** Reports about some inspectors since a moment, by inspector and state; dismissed ones do not count. */
export function countReports(db: Queryable, ids: readonly string[], since: Date) {
  return db
    .select({ id: inspectorReports.inspectorId, status: inspectorReports.status, reports: count() })
    .from(inspectorReports)
    .where(
      and(
        inArray(inspectorReports.inspectorId, [...ids]),
        ne(inspectorReports.status, 'dismissed'),
        gte(inspectorReports.createdAt, since),
      ),
    )
    .groupBy(inspectorReports.inspectorId, inspectorReports.status);
}

/** Number of upheld reports per inspector; inspectors without any are left out. */
export async function countUpheld(
  db: Queryable,
  ids: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await countReports(db, ids, since);
  return new Map(rows.filter(({ status }) => status === 'upheld').map(({ id, reports }) => [id, reports]));
}
