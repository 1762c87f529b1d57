import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import { addDays, endOfRiyadhDay, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { isDateTrigger, isScheduleTrigger, lastTurn } from 'sijil/schema/automations/triggers';
import { namedField } from 'sijil/schema/automations/namedField';
import { timeOf } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import type { Transaction } from '../db/connect';
import { automationRuns } from '../db/schema/events';
import { tableNamed } from '../db/schema/tables';
import { queueAutomations } from '../events';
import type { AppContext } from '../http/appContext';
import { tryEach } from '../log/tryEach';
import { compile } from '../resources/compile';
import { activeAutomations, automationColumn, type AutomationRow, matching } from './automationRows';

/** Number of records or people at once, beyond which somebody must agree first. */
export const mostUnasked = 500;
/** Days of an outage that are caught up. */
const longestOutage = 31;

/** Begins the runs that dates and schedules require: one per record and occasion, in any number of processes or repetitions. */
export async function startDueRuns(api: AppContext): Promise<void> {
  const automations = await activeAutomations(api.db);
  const byId = new Map(automations.map((automation) => [automation.id, automation]));
  const ids = automations.map(({ id }) => ({ id }));
  await tryEach(api.app.log, ids, 'an automation could not begin', async ({ id }) => {
    const automation = byId.get(id);
    if (automation) await api.db.transaction((tx) => start(api, tx, automation));
  });
}

async function start(api: AppContext, tx: Transaction, automation: AutomationRow): Promise<void> {
  const { trigger } = automation;
  const resource = resourceNamed(automation.resource);
  if (!resource) return;
  const now = api.clock();
  if (isDateTrigger(trigger)) {
    const rows = datedRows(resource, automation, dueDays(automation, now));
    if (rows) await begin(tx, resource, automation, rows, now);
  } else if (isScheduleTrigger(trigger)) {
    const turn = lastTurn({ ...automation, trigger, hour: automation.hour ?? 0 }, now);
    if (await takeTurn(tx, automation, turn))
      await begin(
        tx,
        resource,
        automation,
        { where: sql`true`, occasion: sql`${`${trigger} ${turn.toISOString()}`}::text` },
        now,
      );
  }
}

/** Takes an occurrence of a schedule that nobody has taken, and that is not before the automation's activation. */
async function takeTurn(tx: Transaction, { id, activeSince }: AutomationRow, turn: Date): Promise<boolean> {
  if (activeSince && turn < activeSince) return false;
  const scheduledAt = automationColumn('scheduledAt');
  const taken = await tx
    .update(tableNamed('automations'))
    .set({ scheduledAt: turn })
    .where(and(eq(automationColumn('id'), id), or(isNull(scheduledAt), lt(scheduledAt, turn))))
    .returning({ id: automationColumn('id') });
  return taken.length > 0;
}

const momentSql = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

interface Days {
  readonly first: string;
  readonly last: string;
}

/** Returns the due days: from the day on which the automation was switched on, and no further back than an outage. */
export function dueDays({ hour, activeSince }: Pick<AutomationRow, 'hour' | 'activeSince'>, now: Date): Days {
  const today = riyadhDate(now);
  const last = riyadhInstant(today, hour ?? 0) <= now ? today : addDays(today, -1);
  const since = riyadhDate(activeSince ?? now);
  const earliest = addDays(today, -longestOutage);
  return { first: since > earliest ? since : earliest, last };
}

interface Rows {
  readonly where: SQL;
  /** Names the occasion of a row. */
  readonly occasion: SQL;
}

/** Returns the rows whose date is so many days away from one of the days; null where the field no longer exists. */
export function datedRows(
  resource: Resource,
  { trigger, dateField, days }: Pick<AutomationRow, 'trigger' | 'dateField' | 'days'>,
  { first, last }: Days,
): Rows | null {
  const found = namedField(dateField, resourceNamed);
  if (!found || found.resource.name !== resource.name) return null;
  const away = (trigger === 'before' ? 1 : -1) * (days ?? 0);
  const [from, until] = [addDays(first, away), addDays(last, away)];
  const isDay = timeOf(found.field) === 'day';
  const field = compile(resource).field(found.name);
  const [begins, ends] = isDay
    ? [sql`${from}::date`, sql`${until}::date`]
    : [momentSql(riyadhInstant(from)), momentSql(endOfRiyadhDay(until))];
  const where = field.where((value) => sql`${value} between ${begins} and ${ends}`);
  const day = isDay ? field.value : sql`(${field.value} at time zone 'Asia/Riyadh')::date`;
  return { where, occasion: sql`${`${trigger} ${days ?? 0} `}::text || ${day}` };
}

/**
 * Begins a run for each row that has none on the occasion; more than a few wait until somebody has agreed. The rows are inserted
 * in a fixed order, so that two processes wait for each other instead of deadlocking.
 */
async function begin(
  tx: Transaction,
  resource: Resource,
  automation: AutomationRow,
  { where, occasion }: Rows,
  now: Date,
): Promise<void> {
  const { id, rows } = compile(resource);
  const at = momentSql(now);
  const isFew = sql`"$all_found".total <= ${mostUnasked}`;
  await tx.execute(sql`
    with "$found" as materialized (
      select "$due".id, "$due".occasion
      from (select ${id} as id, ${occasion} as occasion from ${rows} where ${where} and ${matching(resource, automation, now)}) as "$due"
      where not exists (select from ${automationRuns} as "$run"
        where "$run".automation_id = ${automation.id} and "$run".record_id = "$due".id and "$run".occasion = "$due".occasion)),
    "$all_found" as (select count(*) as total from "$found")
    insert into ${automationRuns} (automation_id, resource, record_id, occasion, created_at, status, next_at, problem)
    select ${automation.id}::uuid, ${resource.name}, "$found".id, "$found".occasion, ${at},
      case when ${isFew} then 'waiting' else 'asks' end, case when ${isFew} then ${at} end,
      case when ${isFew} then null else 'manyRecords' end
    from "$found", "$all_found"
    order by "$found".id, "$found".occasion
    on conflict do nothing`);
  await queueAutomations(tx);
}
