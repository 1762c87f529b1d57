import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import type { HistoryEntry } from '#framework/contract/consoleViews';
import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '../http/appContext';
import { auditEntries, users } from '../db/schema/users';
import { actorName, changesWithTitles } from './changesWithTitles';
import { ApiError } from '../http/apiError';
import { readPage } from './pageAddress';
import { compile } from './compile';
import { selectRows } from './records';
import type { ResourceCall } from './routes/resourceRoute';
import { rowFilter } from './rowFilter';

/**
 * All changes of a record, newest first, in the fields that the role may read. The history of a deleted record is for roles
 * that may restore it.
 */
export async function sendHistory(
  api: AppContext,
  resource: Resource,
  call: ResourceCall,
): Promise<HistoryEntry[]> {
  const { actor, params, reply } = call;
  const visible = or(
    rowFilter(resource, 'read', actor) ?? sql`false`,
    rowFilter(resource, 'delete', actor, 'deleted') ?? sql`false`,
  );
  const id = compile(resource).id;
  const page = readPage(singleTexts(call.query));
  const [record] = await selectRows(api.db, resource, { id }).where(and(eq(id, params.id), visible));
  if (!record) throw new ApiError('not_found');
  const where = and(eq(auditEntries.resource, resource.name), eq(auditEntries.recordId, params.id));
  const [total] = await api.db.select({ total: count() }).from(auditEntries).where(where);
  reply.header('x-total-count', total?.total ?? 0);
  const rows = await api.db
    .select({ entry: auditEntries, actor: actorName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(where)
    .orderBy(desc(auditEntries.at), desc(auditEntries.version))
    .limit(page.limit)
    .offset(page.offset);
  const changes = await changesWithTitles(
    api,
    resource,
    actor?.role ?? null,
    rows.map(({ entry }) => entry.changes),
  );
  return rows.map(({ entry, actor: name }, index) => ({
    id: entry.id,
    at: entry.at,
    action: entry.action,
    version: entry.version,
    actor: entry.actorId && name !== null ? { id: entry.actorId, name } : null,
    changes: changes[index] ?? {},
  }));
}

function singleTexts(query: ResourceCall['query']): Record<string, string> {
  const texts: [string, string][] = [];
  for (const [key, value] of Object.entries(query)) {
    if (typeof value !== 'string' || (key !== '_start' && key !== '_end'))
      throw new ApiError('unknown_parameter', { parameter: key });
    texts.push([key, value]);
  }
  return Object.fromEntries(texts);
}
