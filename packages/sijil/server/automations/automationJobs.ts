import { automationQueue, queueAutomations } from '../events';
import { resourceNamed } from 'sijil/schema/application';
import type { AppContext } from '../http/appContext';
import { activeAutomations, type AutomationRow } from './automationRows';
import { startDueRuns } from './startDueRuns';
import { and, asc, eq, getTableName, lt, lte, notInArray, sql } from 'drizzle-orm';
import { automationRuns } from '../db/schema/events';
import { performRun } from './performRun';
import { runDays } from 'sijil/schema/retentionDays';
import { deleteRows } from '../retention/deleteRows';
import { createHash } from 'node:crypto';
import { namedField } from 'sijil/schema/automations/namedField';
import { isDateTrigger } from 'sijil/schema/automations/triggers';
import { toSnakeCase } from '../db/statement';
import { compile } from '../resources/compile';

/** Lines of a job schedule: waiting runs each minute, dates and schedules each quarter of an hour. */
export const automationSchedule = [
  {
    task: 'runAutomations',
    match: '* * * * *',
    options: { queueName: automationQueue, jobKey: 'runAutomations' },
  },
  { task: 'startAutomations', match: '*/15 * * * *' },
] as const;

/** Job: begins the runs that dates and schedules require, by an index of each watched date. */
export async function startAutomations(api: AppContext): Promise<void> {
  if (!resourceNamed('automations')) return;
  await indexWatchedDates(api, await activeAutomations(api.db)).catch((error: unknown) =>
    api.app.log.error({ err: error }, 'the dates that automations watch could not be indexed'),
  );
  await startDueRuns(api);
}

/** Time in milliseconds after which a round begins no run: the next round takes the remaining ones. */
const roundMs = 10_000;
const batch = 100;

/**
 * Job: performs the due runs of automations, at each event and every minute for those that waited. A killed process leaves the
 * rest to the next.
 */
export async function runAutomations(api: AppContext): Promise<void> {
  if (!resourceNamed('automations')) return;
  const until = performance.now() + roundMs;
  for (;;) {
    const due = await api.db
      .select({ id: automationRuns.id })
      .from(automationRuns)
      .where(and(eq(automationRuns.status, 'waiting'), lte(automationRuns.nextAt, api.clock())))
      .orderBy(asc(automationRuns.nextAt), asc(automationRuns.id))
      .limit(batch);
    if (due.length === 0) return;
    for (const { id } of due) {
      if (performance.now() > until) return queueAutomations(api.db);
      await performRun(api, id);
    }
  }
}

/** Deletes runs by their age, with their data about people; waiting ones stay. Returns their number. */
export function forgetRuns({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - runDays * 86_400_000);
  return deleteRows(
    db,
    automationRuns,
    and(lt(automationRuns.createdAt, before), notInArray(automationRuns.status, ['waiting', 'asks'])),
  );
}

const prefix = 'watched_';

/**
 * Maintains an index of each date that an automation watches and with which no other index begins: the search for due rows reads
 * only these, however many rows there are. An index that is no longer watched is dropped. Neither blocks writes.
 */
async function indexWatchedDates(
  { db }: Pick<AppContext, 'db'>,
  automations: readonly Pick<AutomationRow, 'trigger' | 'dateField'>[],
): Promise<void> {
  const watched = new Map(automations.flatMap((one) => watchedBy(one) ?? []).map((one) => [one.name, one]));
  const { rows } = await db.execute<IndexRow & Record<string, unknown>>(sql`
    select index.relname as name, owner.relname as "table", first.attname as "column", i.indisvalid as "isValid"
    from pg_index as i
    join pg_class as index on index.oid = i.indexrelid
    join pg_class as owner on owner.oid = i.indrelid
    join pg_namespace as space on space.oid = owner.relnamespace and space.nspname = 'public'
    left join pg_attribute as first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
    where i.indpred is null`);
  const isOwn = ({ name }: IndexRow) => name.startsWith(prefix);
  for (const index of rows.filter(isOwn))
    if (!index.isValid || !watched.has(index.name))
      await db.execute(sql`drop index concurrently if exists ${sql.identifier(index.name)}`);
  for (const { name, table, column } of watched.values()) {
    const serves = (index: IndexRow) => index.isValid && index.table === table && index.column === column;
    if (!rows.some(serves))
      await db.execute(
        sql`create index concurrently if not exists ${sql.identifier(name)} on ${sql.identifier(table)} (${sql.identifier(column)})`,
      );
  }
}

interface IndexRow {
  readonly name: string;
  readonly table: string;
  /** First column; null for an expression. */
  readonly column: string | null;
  readonly isValid: boolean;
}

/** Returns the column of the date that an automation watches; null where it watches none, or one without a column. */
function watchedBy({ trigger, dateField }: Pick<AutomationRow, 'trigger' | 'dateField'>) {
  const found = isDateTrigger(trigger) ? namedField(dateField, resourceNamed) : undefined;
  if (!found) return null;
  const compiled = compile(found.resource);
  if (compiled.field(found.name).isDerived) return null;
  const table = getTableName(compiled.table);
  const column = toSnakeCase(compiled.column(found.name).name);
  // Hashed, as names may be longer than PostgreSQL permits.
  const hash = createHash('sha256').update(`${table}.${column}`).digest('hex').slice(0, 16);
  return { name: `${prefix}${hash}`, table, column };
}
