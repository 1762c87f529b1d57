import { userName } from 'sijil/server/db/names';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { AuditView } from '#domain/api/auditView';
import type { HistoryChange } from 'sijil/contract/consoleViews';
import type { Title } from 'sijil/contract/recordView';
import type { Localized, Name } from 'sijil/base/i18n/localized';
import type { Resource } from 'sijil/schema/resource';
import { resourceNamed } from '#resources';
import { auditedKind } from '#resources/auditedKinds';
import { isOneOf } from 'sijil/server/db/statement';
import { requestHistory, requests } from '../../db/schema/requests';
import { templates } from '../../db/schema/templates';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../db/schema/users';
import type { AppContext } from 'sijil/server/http/appContext';
import { changesWithTitles, nameOfActor } from 'sijil/server/resources/changesWithTitles';
import { mergeByMinute, type MergedEntry, unmerged } from 'sijil/server/resources/mergedEntries';
import { compile } from 'sijil/server/resources/compile';
import { selectRows } from 'sijil/server/resources/records';
import { titleSql } from 'sijil/server/resources/titleSql';

type Role = Parameters<typeof changesWithTitles>[2];

interface Written {
  readonly entry: MergedEntry;
  readonly actorName: Name | null;
}

/** Label of a kind that has no declaration. */
const kindOf = (resource: string): Localized | null =>
  resourceNamed(resource) ? null : auditedKind(resource);

interface Place {
  readonly id: string;
  readonly at: Date;
}

/** Entries of a page in its order; complete, for records of any kind. `merged`: by person and minute (`mergeByMinute`). */
export async function readEntries(
  api: AppContext,
  role: Role,
  page: readonly Place[],
  merged: boolean,
): Promise<AuditView[]> {
  if (page.length === 0) return [];
  const [writes, steps] = await Promise.all([
    api.db
      .select({ entry: auditEntries, actorName: nameOfActor() })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(isOnPage(auditEntries, page)),
    readSteps(api, page),
  ]);
  const raw = writes.map(({ entry }) => entry);
  const entries = merged ? await mergeByMinute(api.db, raw) : raw.map(unmerged);
  const names = new Map(writes.map(({ entry, actorName }) => [entry.id, actorName]));
  const written = entries.map((entry) => ({ entry, actorName: names.get(entry.id) ?? null }));
  const views = new Map([...(await toViews(api, role, written)), ...steps].map((view) => [view.id, view]));
  return page.flatMap(({ id }) => views.get(id) ?? []);
}

/** Filters by time too, which selects the monthly partitions: an id alone would be searched for in all of them. */
function isOnPage({ id, at }: typeof auditEntries | typeof requestHistory, page: readonly Place[]) {
  const moments = page.map((place) => place.at.getTime());
  return and(
    isOneOf(
      id,
      page.map((place) => place.id),
    ),
    gte(at, new Date(Math.min(...moments))),
    // PostgreSQL's timestamps have microseconds.
    lt(at, new Date(Math.max(...moments) + 1)),
  );
}

async function readSteps({ db }: AppContext, page: readonly Place[]): Promise<AuditView[]> {
  const found = await db
    .select({ entry: requestHistory, code: requests.code, version: requests.version, actorName: userName })
    .from(requestHistory)
    .innerJoin(requests, eq(requests.id, requestHistory.requestId))
    .leftJoin(users, eq(users.id, requestHistory.actorId))
    .where(isOnPage(requestHistory, page));
  return found.map(({ entry, code, version, actorName }) => ({
    id: entry.id,
    at: entry.at,
    action: 'step',
    version,
    before: version - 1,
    writes: 1,
    resource: 'requests',
    kind: null,
    recordId: entry.requestId,
    actor: personOf(entry.actorId, actorName),
    title: code,
    step: { transition: entry.transition, reason: entry.reason },
    changes: changesOf(entry),
  }));
}

const changesOf = ({
  from: before,
  to: after,
}: typeof requestHistory.$inferSelect): Record<string, HistoryChange> =>
  before === after ? {} : { status: { from: before, to: after } };

const personOf = (id: string | null, name: Name | null) => (id && name !== null ? { id, name } : null);

/**
 * Changes that a module wrote under its own names, such as a changed password: they are no declared fields, but are listed
 * too.
 */
function undeclared({ changes }: MergedEntry, { fields }: Resource): Record<string, HistoryChange> {
  const former = new Set(Object.values(fields).map(({ was }) => was));
  return Object.fromEntries(
    Object.entries(changes).filter(([name]) => !Object.hasOwn(fields, name) && !former.has(name)),
  );
}

/** Rows of a page as views: one query per resource for the names of its records, deleted ones too. */
async function toViews(api: AppContext, role: Role, rows: readonly Written[]): Promise<AuditView[]> {
  const titles = new Map<string, Title>(await templateTitles(api, rows));
  const changes = new Map<string, Record<string, HistoryChange>>();
  for (const name of new Set(rows.map(({ entry }) => entry.resource))) {
    const own = rows.flatMap(({ entry }) => (entry.resource === name ? [entry] : []));
    const declared = resourceNamed(name);
    if (!declared) {
      for (const row of own) changes.set(row.id, row.changes);
      continue;
    }
    const titled = await changesWithTitles(
      api,
      declared,
      role,
      own.map((row) => row.changes),
    );
    own.forEach((row, index) => changes.set(row.id, { ...undeclared(row, declared), ...titled[index] }));
    const id = compile(declared).id;
    const ids = [...new Set(own.map(({ recordId }) => recordId))];
    const found = (await selectRows(api.db, declared, { id, title: titleSql(declared) }).where(
      inArray(id, ids),
    )) as unknown as { id: string; title: Title }[];
    for (const one of found) titles.set(one.id, one.title);
  }
  return rows.map(({ entry, actorName }) => {
    const { id, at, action, version, before, writes, actorId, resource, recordId } = entry;
    return {
      id,
      at,
      action,
      version,
      before,
      writes,
      resource,
      recordId,
      kind: kindOf(resource),
      actor: personOf(actorId, actorName),
      title: titles.get(recordId) ?? null,
      step: null,
      changes: changes.get(id) ?? {},
    };
  });
}

async function templateTitles({ db }: AppContext, rows: readonly Written[]) {
  const ids = rows.flatMap(({ entry }) => (kindOf(entry.resource) ? [entry.recordId] : []));
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(isOneOf(templates.id, ids));
  return found.map(({ id, name }) => [id, name] as const);
}
