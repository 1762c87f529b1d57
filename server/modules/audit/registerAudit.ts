import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Language } from 'sijil/base/i18n/localized';
import { issueMessages } from 'sijil/schema/issueMessages';
import { auditedKind } from '#resources/auditedKinds';
import { fieldError } from 'sijil/server/http/apiError';
import { fromReplica } from 'sijil/server/db/replica/fromReplica';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { readPage } from 'sijil/server/resources/pageAddress';
import { readEntries } from './readEntries';
import { endOfRiyadhDay, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { requestHistory } from '../../db/schema/requests';
import { auditEntries } from 'sijil/server/db/schema/users';

/** Registers the log of all writes to records and all steps of requests, latest first. */
export function registerAudit(api: AppContext): void {
  operation(api, 'audit.list', {
    summary: 'What was written, by whom, when, which record, from what to what; steps of requests among it',
    handler: async ({ actor, language, query, reply }) => {
      checkKind(query, language);
      const { entries, total } = await fromReplica(api, async (reading) => {
        const [page, count] = await Promise.all([
          selectPage(reading.db, query, readPage(query)),
          countEntries(reading.db, query),
        ]);
        return {
          entries: await readEntries(reading, actor.role, page, query._merged === 'true'),
          total: count,
        };
      });
      reply.header('x-total-count', Math.min(total, longestCount));
      if (total > longestCount) reply.header('x-total-count-exact', 'false');
      return entries;
    },
  });
}

/** @throws ApiError validation_failed for a kind without records, or an id without a kind */
function checkKind({ resource, recordId }: Asked, language: Language): void {
  const refused = (problem: 'required' | 'not_an_option') =>
    fieldError('resource', issueMessages[problem][language].replace('{label}', 'resource'));
  if (resource !== undefined && !auditedKind(resource)) throw refused('not_an_option');
  if (resource === undefined && recordId !== undefined) throw refused('required');
}

/** Filters of the log; days are in Riyadh. */
interface Asked {
  readonly resource?: string | undefined;
  /** Single record of the resource. */
  readonly recordId?: string | undefined;
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Limit of an exact count (rules 1.9). */
const longestCount = 10_000;

interface Source {
  readonly at: PgColumn;
  readonly actorId: PgColumn;
}

const within = ({ at, actorId }: Source, period: Asked) =>
  and(
    period.actorId ? eq(actorId, period.actorId) : undefined,
    period.from ? gte(at, riyadhInstant(period.from)) : undefined,
    period.to ? lte(at, endOfRiyadhDay(period.to)) : undefined,
  );

/** Conditions for the two tables of the log: writes of records, and steps of requests, which have their own history. */
function conditions(period: Asked): { readonly writes: SQL | undefined; readonly steps: SQL | undefined } {
  const none = sql`false`;
  const ofRequests = period.resource === undefined || period.resource === 'requests';
  const asksSteps = period.action === undefined || period.action === 'step';
  return {
    writes: and(
      within(auditEntries, period),
      period.resource ? eq(auditEntries.resource, period.resource) : undefined,
      period.recordId ? eq(auditEntries.recordId, period.recordId) : undefined,
      period.action ? eq(sql`${auditEntries.action}`, period.action) : undefined,
    ),
    steps: and(
      within(requestHistory, period),
      ofRequests && asksSteps ? undefined : none,
      period.recordId ? eq(requestHistory.requestId, period.recordId) : undefined,
    ),
  };
}

/** A page of both, latest first: each table's index supplies as many entries as the page could need. */
export function selectPage(
  db: Queryable,
  period: Asked,
  { offset, limit }: { offset: number; limit: number },
) {
  const { writes, steps } = conditions(period);
  const most = offset + limit;
  const ofRecords = db
    .select({ id: auditEntries.id, at: auditEntries.at })
    .from(auditEntries)
    .where(writes)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(most);
  const ofRequests = db
    .select({ id: requestHistory.id, at: requestHistory.at })
    .from(requestHistory)
    .where(steps)
    .orderBy(desc(requestHistory.at), desc(requestHistory.id))
    .limit(most);
  return unionAll(ofRecords, ofRequests)
    .orderBy(sql`2 desc, 1 desc`)
    .limit(limit)
    .offset(offset);
}

/** Number of entries, counted up to one beyond `longestCount`. */
async function countEntries(db: Queryable, period: Asked): Promise<number> {
  const { writes, steps } = conditions(period);
  const most = longestCount + 1;
  const some = unionAll(
    db
      .select({ one: sql`1`.as('one') })
      .from(auditEntries)
      .where(writes)
      .limit(most),
    db
      .select({ one: sql`1`.as('one') })
      .from(requestHistory)
      .where(steps)
      .limit(most),
  ).as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}
