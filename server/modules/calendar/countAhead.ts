import { and, count, inArray } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { visitAhead } from '../scheduling/visitAhead';

/** Number of open visits per inspector, on any day; inspectors without any are left out. */
export async function countAhead(db: Queryable, ids: string[]): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: requests.inspectorId, count: count() })
    .from(requests)
    .where(and(inArray(requests.inspectorId, ids), inArray(requests.status, visitAhead)))
    .groupBy(requests.inspectorId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
