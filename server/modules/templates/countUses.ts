import { count, inArray, notInArray, sql } from 'drizzle-orm';
import { statuses, statusNames } from '#domain/workflow/statuses';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { Queryable } from '../../db/connect';
import { requests } from '../../db/schema/requests';

const ended = statusNames.filter((name) => statuses[name].phase === 'done');

interface Uses {
  readonly all: number;
  readonly open: number;
}

/** How many requests keep each of these versions, and how many of those are under way. */
export async function countUses(
  db: Queryable,
  _kind: TemplateKind,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, Uses>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: requests.formVersionId,
      all: count(),
      open: sql<number>`count(*) filter (where ${notInArray(requests.status, [...ended])})`.mapWith(Number),
    })
    .from(requests)
    .where(inArray(requests.formVersionId, [...versionIds]))
    .groupBy(requests.formVersionId);
  return new Map(rows.map(({ id, all, open }) => [id, { all, open }]));
}
