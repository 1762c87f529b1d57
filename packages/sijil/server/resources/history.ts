import { and, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import { type HistoryEntry, revertBody } from 'sijil/contract/consoleViews';
import type { Resource } from 'sijil/schema/resource';
import type { AppContext } from '../http/appContext';
import { auditEntries, users } from '../db/schema/users';
import { nameOfActor, changesWithTitles, isOfOtherKind } from './changesWithTitles';
import { ApiError } from '../http/apiError';
import { truth } from './listFilters';
import { mergeByMinute, unmerged } from './mergedEntries';
import { readPage } from './pageAddress';
import { compile } from './compile';
import { selectRows } from './records';
import type { ResourceCall } from './resourceRoute';
import { rowFilter, unwritableFields } from './rights';
import type { RecordView } from 'sijil/contract/recordView';
import { readingOf } from 'sijil/schema/fieldAccess';
import { isWritable } from 'sijil/schema/field';
import { isStoredApart } from 'sijil/schema/kindFacts';
import type { Write } from './lockRecord';
import { changeRecord } from './changeRecord';

/**
 * Sends all changes of a record, newest first, in the fields that the role may read; with `_merged=true` those of one person
 * within a minute as one entry. The history of a deleted record is only for
 * roles that may restore it.
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
  const { _merged, ...asked } = singleTexts(call.query);
  const page = readPage(asked);
  const [record] = await selectRows(api.db, resource, { id }).where(and(eq(id, params.id), visible));
  if (!record) throw new ApiError('not_found');
  const where = and(eq(auditEntries.resource, resource.name), eq(auditEntries.recordId, params.id));
  const [total] = await api.db.select({ total: count() }).from(auditEntries).where(where);
  reply.header('x-total-count', total?.total ?? 0);
  const rows = await api.db
    .select({ entry: auditEntries, actor: nameOfActor() })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(where)
    .orderBy(desc(auditEntries.at), desc(auditEntries.version))
    .limit(page.limit)
    .offset(page.offset);
  const names = new Map(rows.map(({ entry, actor: name }) => [entry.id, name]));
  const raw = rows.map(({ entry }) => entry);
  const entries = truth(_merged ?? 'false') ? await mergeByMinute(api.db, raw) : raw.map(unmerged);
  const changes = await changesWithTitles(
    api,
    resource,
    actor?.role ?? null,
    entries.map((entry) => entry.changes),
  );
  return entries.map(({ id: entryId, at, action, version, before, writes, actorId }, index) => {
    const name = names.get(entryId) ?? null;
    return {
      id: entryId,
      at,
      action,
      version,
      before,
      writes,
      actor: actorId && name !== null ? { id: actorId, name } : null,
      changes: changes[index] ?? {},
    };
  });
}

const historyParameters = ['_start', '_end', '_merged'];

function singleTexts(query: ResourceCall['query']): Record<string, string> {
  const texts: [string, string][] = [];
  for (const [key, value] of Object.entries(query)) {
    if (typeof value !== 'string' || !historyParameters.includes(key))
      throw new ApiError('unknown_parameter', { parameter: key });
    texts.push([key, value]);
  }
  return Object.fromEntries(texts);
}

/**
 * Reverts a record, or some of its fields, to the values of an earlier version, as recorded in its history. It is a normal
 * change: checked by the declaration, by the role's right to write and by `version`, and recorded in the history. Files are left
 * unchanged, as a former one may no longer exist; so are fields whose former value does not fit their present kind.
 * @throws ApiError malformed_request, forbidden, not_found, stale_version, validation_failed
 */
export async function revertRecord(
  api: AppContext,
  write: Write,
  id: string,
  sent: unknown,
): Promise<RecordView> {
  const parsed = revertBody.safeParse(sent);
  if (!parsed.success) throw new ApiError('malformed_request');
  const { to, version, fields } = parsed.data;
  if (!rowFilter(write.resource, 'update', write.actor)) throw new ApiError('forbidden');
  const former = await valuesAt(api, write, id, to);
  const values = Object.fromEntries(
    Object.entries(former).filter(
      ([name, value]) =>
        isRevertible(write, name) && (fields?.includes(name) ?? hasPlace(write, name, value)),
    ),
  );
  return changeRecord(api, write, id, values, { version });
}

/** The values at a version of the fields that were changed since. */
async function valuesAt(api: AppContext, { resource }: Write, id: string, version: number) {
  const later = await api.db
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, resource.name),
        eq(auditEntries.recordId, id),
        gt(auditEntries.version, version),
      ),
    )
    .orderBy(desc(auditEntries.version), desc(auditEntries.at));
  const present = new Map(
    Object.entries(resource.fields).flatMap(([name, { was }]) => (was ? [[was, name] as const] : [])),
  );
  const values: Record<string, unknown> = {};
  for (const { changes } of later) {
    for (const [name, { from }] of Object.entries(changes)) values[present.get(name) ?? name] = from;
  }
  return values;
}

/** False for a value that does not fit the present kind of its field: reverting leaves it in the history. */
function hasPlace({ resource }: Write, name: string, value: unknown): boolean {
  const field = resource.fields[name];
  return field !== undefined && !isOfOtherKind(field, value);
}

function isRevertible({ resource, actor }: Write, name: string): boolean {
  const field = resource.fields[name];
  return (
    field !== undefined &&
    isWritable(field, 'update') &&
    !isStoredApart(field) &&
    // A reader who may not see a field's earlier value cannot restore it either.
    readingOf(resource, name, actor.role) === 'always' &&
    unwritableFields(resource, actor.role, { [name]: null }).length === 0
  );
}
