import { type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from '#framework/schema/application';
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
export const deepest = 5;

/** Setting of a transaction: the length of the chain of automations that led to it. */
const depthSetting = 'app.automation_depth';

/** Marks further changes of the transaction as those of an automation of this depth. */
export async function actAtDepth(tx: Queryable, depth: number): Promise<void> {
  await tx.execute(sql`select set_config(${depthSetting}, ${String(depth)}, true)`);
}

/** Writes a run for each automation that an event triggers, and queues the work. */
export function automationEventSql({ resource, kind, at }: RecordedEvent, records: SQL): EventSql[] {
  if (!resourceNamed('automations')) return [];
  const moment = sql`${at.toISOString()}::timestamptz`;
  const depth = sql`coalesce(nullif(current_setting(${depthSetting}, true), ''), '0')::int + 1`;
  const written = sql`"$begun" as (
    insert into ${automationRuns} (automation_id, resource, record_id, occasion, depth, created_at, status, next_at, ended_at, problem)
    select "$rule".id, ${resource}, "$record".id, ${`${kind} `}::text || gen_random_uuid(), "$so".depth, ${moment},
      case when "$so".depth > ${deepest} then 'stopped' else 'waiting' end,
      case when "$so".depth <= ${deepest} then ${moment} end,
      case when "$so".depth > ${deepest} then ${moment} end,
      case when "$so".depth > ${deepest} then 'tooDeep' end
    from ${tableNamed('automations')} as "$rule", (${records}) as "$record", (select ${depth} as depth) as "$so"
    where "$rule".active and "$rule".deleted_at is null and "$rule".resource = ${resource} and "$rule".trigger = ${kind}
    returning id)`;
  return [{ written, queued: sql`select ${workSql()} where exists (select from "$begun")` }];
}

/** Queues the due work. */
export async function queueAutomations(tx: Queryable): Promise<void> {
  await tx.execute(sql`select ${workSql()}`);
}

const workSql = () => jobSql('runAutomations', {}, { key: 'runAutomations', queue: automationQueue });
