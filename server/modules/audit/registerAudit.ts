import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AuditView, HistoryChange } from '#domain/api/consoleViews';
import type { Title } from '#domain/api/recordView';
import { endOfRiyadhDay, riyadhInstant } from '#domain/time/riyadhTime';
import { resourceNamed } from '#resources';
import { auditEntries, users } from '../../db/schema/users';
import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { changesWithTitles } from '../../resources/changesWithTitles';
import { columnOf } from '../../resources/columnOf';
import { readPage } from '../../resources/readPage';
import { from } from '../../resources/readRecords';
import { titleSql } from '../../resources/titleSql';

/** More are not counted one by one (rules 1.9). */
const longestCount = 10_000;

type Row = typeof auditEntries.$inferSelect & { readonly actorName: string | null };

/** Every write of every declared record in one place, the latest first. */
export function registerAudit(api: AppContext): void {
  operation(api, 'audit.list', {
    summary: 'What was written to declared records: by whom, when, which, from what to what',
    handler: async ({ actor, query, reply }) => {
      const { limit, offset } = readPage(query);
      const where = and(
        query.resource ? eq(auditEntries.resource, query.resource) : undefined,
        query.action ? eq(auditEntries.action, query.action) : undefined,
        query.actorId ? eq(auditEntries.actorId, query.actorId) : undefined,
        query.from ? gte(auditEntries.at, riyadhInstant(query.from)) : undefined,
        query.to ? lte(auditEntries.at, endOfRiyadhDay(query.to)) : undefined,
      );
      const rows = await api.db
        .select({ entry: auditEntries, actorName: users.name })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.actorId))
        .where(where)
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(limit)
        .offset(offset);
      const total = await countOf(api, where);
      reply.header('x-total-count', Math.min(total, longestCount));
      if (total > longestCount) reply.header('x-total-count-exact', 'false');
      return toViews(
        api,
        actor.role,
        rows.map(({ entry, actorName }) => ({ ...entry, actorName })),
      );
    },
  });
}

async function countOf({ db }: AppContext, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(auditEntries)
    .where(where)
    .limit(longestCount + 1)
    .as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

/** What a page shows of its rows: one query for the names of each resource's records, deleted ones too. */
async function toViews(
  api: AppContext,
  role: Parameters<typeof changesWithTitles>[2],
  rows: readonly Row[],
): Promise<AuditView[]> {
  const titles = new Map<string, Title>();
  const changes = new Map<string, Record<string, HistoryChange>>();
  for (const name of new Set(rows.map(({ resource }) => resource))) {
    const declared = resourceNamed(name);
    if (!declared) continue;
    const own = rows.filter(({ resource }) => resource === name);
    const told = await changesWithTitles(
      api,
      declared,
      role,
      own.map((row) => row.changes),
    );
    own.forEach((row, index) => changes.set(row.id, told[index] ?? {}));
    const id = columnOf(declared, 'id');
    const ids = [...new Set(own.map(({ recordId }) => recordId))];
    const found = (await from(api.db, declared, { id, title: titleSql(declared) }).where(
      inArray(id, ids),
    )) as unknown as { id: string; title: Title }[];
    for (const one of found) titles.set(one.id, one.title);
  }
  return rows.map(({ id, at, action, version, actorId, actorName, resource, recordId }) => ({
    ...{ id, at, action, version, resource, recordId },
    actor: actorId && actorName !== null ? { id: actorId, name: actorName } : null,
    title: (titles.get(recordId) ?? null) as AuditView['title'],
    changes: changes.get(id) ?? {},
  }));
}
