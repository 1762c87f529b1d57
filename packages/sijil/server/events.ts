import { type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { Queryable } from './db/connect';
import { automationRuns, webhookDeliveries } from './db/schema/events';
import { tableNamed } from './db/schema/tables';
import { jobSql } from './jobs/addJob';

/** Queue of the job that sends due deliveries: one at a time in all processes, so that slow receivers delay no other job. */
export const deliveryQueue = 'webhooks';

interface RecordEvent extends RecordedEvent {
  /** Id of the record. */
  readonly id: string;
}

/** Records the consequences of an event in the caller's transaction: they happen if and only if it commits. */
export async function recordEvent(tx: Queryable, { id, ...event }: RecordEvent): Promise<void> {
  const parts = eventParts(event, sql`select ${id}::uuid as id`);
  if (parts) await tx.execute(sql`with ${parts.with} select ${parts.select}`);
}

/**
 * Returns the same as parts of the statement that writes the records: common table expressions that write, and values to select
 * that queue the work. `records` selects the ids. Undefined where the application has neither webhooks nor automations.
 */
export function eventParts(event: RecordedEvent, records: SQL): { with: SQL; select: SQL } | undefined {
  const all = [...webhookEventSql(event, records), ...automationEventSql(event, records)];
  if (all.length === 0) return undefined;
  const queue = (index: number) => sql.identifier(`$queued${index}`);
  return {
    with: sql.join(
      all.map(({ written, queued }, index) => sql`${written}, ${queue(index)} as (${queued})`),
      sql`, `,
    ),
    select: sql.join(
      all.map((_, index) => sql`(select count(*) from ${queue(index)}) as ${queue(index)}`),
      sql`, `,
    ),
  };
}

function webhookEventSql({ resource, kind, name = kind, at }: RecordedEvent, records: SQL): EventSql[] {
  if (!resourceNamed('webhooks')) return [];
  const moment = sql`${at.toISOString()}::timestamptz`;
  const written = sql`"$event" as (
    insert into ${webhookDeliveries} (webhook_id, type, resource, record_id, created_at, next_at)
    select "$hook".id, ${`${resource}.${name}`}, ${resource}, "$record".id, ${moment}, ${moment}
    from ${tableNamed('webhooks')} as "$hook", (${records}) as "$record"
    where "$hook".active and "$hook".deleted_at is null and ${resource} = any("$hook".records) and ${kind} = any("$hook".events)
    returning id)`;
  return [{ written, queued: sql`select ${deliverySql()} where exists (select from "$event")` }];
}

/** Queues the sending of due deliveries. */
export async function queueDeliveries(tx: Queryable): Promise<void> {
  await tx.execute(sql`select ${deliverySql()}`);
}

const deliverySql = () => jobSql('deliverWebhooks', {}, { key: 'deliverWebhooks', queue: deliveryQueue });

/** Event that is the same for several records. */
export interface RecordedEvent {
  readonly resource: string;
  /** Event by its name in the declarations of webhooks and automations. */
  readonly kind: string;
  /** Second part of the type that webhooks send, such as `completed`; the kind without it. */
  readonly name?: string;
  readonly at: Date;
}

/** A common table expression that writes the consequences of an event, and a select that queues the work on them. */
export interface EventSql {
  readonly written: SQL;
  readonly queued: SQL;
}

interface Sent {
  readonly webhookId: string;
  readonly resource: string;
  readonly recordId: string;
  /** Second part of the type, such as `automation`. */
  readonly kind: string;
  readonly at: Date;
}

/** Puts a record into the outbox of one webhook, in the caller's transaction; false where the webhook is off or deleted. */
export async function sendToWebhook(
  tx: Queryable,
  { webhookId, resource, recordId, kind, at }: Sent,
): Promise<boolean> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    insert into ${webhookDeliveries} (webhook_id, type, resource, record_id, created_at, next_at)
    select "$hook".id, ${`${resource}.${kind}`}, ${resource}, ${recordId}::uuid, ${moment}, ${moment}
    from ${tableNamed('webhooks')} as "$hook"
    where "$hook".id = ${webhookId} and "$hook".active and "$hook".deleted_at is null
    returning id`);
  if (rows.length === 0) return false;
  await queueDeliveries(tx);
  return true;
}

/** Queue of the job that runs automations: one at a time in all processes. */
export const automationQueue = 'automations';

/** Longest chain of automations, each of which triggered the next; a further one is not run. */
const deepest = 5;

/** Number of runs that automations may trigger in consequence of one occasion; of further ones only the first is written, stopped. */
const mostTriggered = 50;

/** Settings of a transaction: length of the chain of automations that led to it, and key of the occasion that began the chain. */
const depthSetting = 'app.automation_depth';
const occasionSetting = 'app.automation_occasion';

/** Marks further changes of the transaction as those of an automation of this depth, in consequence of this occasion. */
export async function actAsRun(
  tx: Queryable,
  { depth, occasion }: { readonly depth: number; readonly occasion: string },
): Promise<void> {
  await tx.execute(
    sql`select set_config(${depthSetting}, ${String(depth)}, true), set_config(${occasionSetting}, ${occasion}, true)`,
  );
}

/**
 * Writes a run for each automation that an event triggers, and queues the work. An event outside of automations is an occasion of
 * its own. On one occasion an automation acts on a record once: it gets no second run, but one that did not apply is repeated.
 */
export function automationEventSql({ resource, kind, at }: RecordedEvent, records: SQL): EventSql[] {
  if (!resourceNamed('automations')) return [];
  const moment = sql`${at.toISOString()}::timestamptz`;
  const inherited = sql`nullif(current_setting(${occasionSetting}, true), '')`;
  const depth = sql`coalesce(nullif(current_setting(${depthSetting}, true), ''), '0')::int + 1`;
  const sameRun = sql`"$run".automation_id = "$triggered".automation_id and "$run".record_id = "$triggered".record_id
    and "$run".occasion = "$triggered".occasion`;
  // Materialized, as otherwise each automation would get an occasion of its own.
  const written = sql`"$changed" as materialized (
    select "$record".id, coalesce(${inherited}, ${`${kind} `}::text || gen_random_uuid()) as occasion, ${depth} as depth
    from (${records}) as "$record"),
  "$triggered" as materialized (
    select "$rule".id as automation_id, "$changed".id as record_id, "$changed".occasion, "$changed".depth
    from ${tableNamed('automations')} as "$rule", "$changed"
    where "$rule".active and "$rule".deleted_at is null and "$rule".resource = ${resource} and "$rule".trigger = ${kind}),
  "$repeated" as (
    update ${automationRuns} as "$run" set status = 'waiting', problem = null, next_at = ${moment}, ended_at = null, depth = "$triggered".depth
    from "$triggered" where ${sameRun} and "$run".status = 'skipped' and "$triggered".depth <= ${deepest}
    returning "$run".id),
  "$begun" as (
    insert into ${automationRuns} (automation_id, resource, record_id, occasion, depth, created_at, status, next_at, ended_at, problem)
    select automation_id, ${resource}, record_id, occasion, depth, ${moment},
      case when problem is null then 'waiting' else 'stopped' end,
      case when problem is null then ${moment} end,
      case when problem is not null then ${moment} end,
      problem
    from (
      select "$new".*, case when depth > 1 and number > ${mostTriggered} then 'tooMany' when depth > ${deepest} then 'tooDeep' end as problem
      from (
        select "$triggered".*, row_number() over (order by record_id, automation_id)
          + (select count(*) from ${automationRuns} where occasion = ${inherited} and depth > 1) as number
        from "$triggered" where not exists (select from ${automationRuns} as "$run" where ${sameRun})) as "$new"
      where depth = 1 or number <= ${mostTriggered + 1}) as "$judged"
    on conflict do nothing
    returning id)`;
  const queued = sql`select ${workSql()} where exists (select from "$begun" union all select from "$repeated")`;
  return [{ written, queued }];
}

/** Queues the due work. */
export async function queueAutomations(tx: Queryable): Promise<void> {
  await tx.execute(sql`select ${workSql()}`);
}

const workSql = () => jobSql('runAutomations', {}, { key: 'runAutomations', queue: automationQueue });
