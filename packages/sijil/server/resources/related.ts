import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RelatedCount } from 'sijil/contract/consoleViews';
import { resourceNamed } from 'sijil/schema/application';
import { longestSorted } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import type { Actor, AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import { filterSql } from './listFilters';
import { selectRows } from './records';
import type { ResourceCall } from './resourceRoute';
import { readableFields, rowFilter } from './rights';

/** Number up to which the records of a child are counted, as in its list. */
const mostCounted = longestSorted;

/**
 * Counts the records of each child that refer to a record, as the child's list counts them for this reader; children that the
 * reader may not list are left out.
 * @throws ApiError forbidden, not_found
 */
export async function countRelated(
  api: AppContext,
  { resource, actor, params }: ResourceCall,
): Promise<RelatedCount[]> {
  const visible = rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const { id } = compile(resource);
  const [record] = await selectRows(api.db, resource, { id }).where(and(eq(id, params.id), visible));
  if (!record) throw new ApiError('not_found');
  const children = (resource.children ?? []).flatMap(({ resource: name, by }) => {
    const child = resourceNamed(name);
    const counted = child && countSql(child, by, { id: params.id, actor, at: api.clock() });
    return counted ? [{ name, counted }] : [];
  });
  if (children.length === 0) return [];
  const columns = children.map(({ counted }, at) => sql`${counted} as ${sql.identifier(`child${at}`)}`);
  const { rows } = await api.db.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return children.map(({ name }, at) => {
    const counted = rows[0]?.[`child${at}`] ?? 0;
    return { resource: name, count: Math.min(counted, mostCounted), exact: counted <= mostCounted };
  });
}

interface Asked {
  readonly id: string;
  readonly actor: Actor | null;
  readonly at: Date;
}

/** Statement that counts the rows of a child that refer to a record; null where the reader may not list them by that field. */
function countSql(child: Resource, by: string, { id, actor, at }: Asked): SQL | null {
  const role = actor?.role ?? null;
  const allowed = rowFilter(child, 'read', actor);
  const fields = new Map(readableFields(child, role));
  if (!allowed || !fields.has(by)) return null;
  const own = filterSql({ resource: child, role, fields }, [[by, id]], undefined, at);
  return sql`(select count(*)::int from (select 1 from ${compile(child).rows} where ${and(allowed, own)} limit ${sql.raw(String(mostCounted + 1))}) as "$counted")`;
}
