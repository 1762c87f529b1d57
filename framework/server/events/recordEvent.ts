import { type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import type { Queryable } from '../db/connect';
import { webhookDeliveries } from '../db/schema/webhooks';
import { tableNamed } from '../db/schema/tables';
import { jobSql } from '../jobs/addJob';

/** Queue of the job that sends what is due: one at a time in all processes, so that slow receivers hold no other job. */
export const deliveryQueue = 'webhooks';

interface RecordEvent {
  readonly resource: string;
  /** Id of the record. */
  readonly id: string;
  /** Event by its name in the declaration of the webhooks. */
  readonly kind: string;
  /** Second part of the type that is sent, such as `completed`; the kind without it. */
  readonly name?: string;
  readonly at: Date;
}

/** Writes an event for the webhooks that want it, in the caller's transaction: sent if and only if that commits. */
export async function recordEvent(tx: Queryable, { id, ...event }: RecordEvent): Promise<void> {
  if (!resourceNamed('webhooks')) return;
  const { written, queued } = eventSql(event, sql`select ${id}::uuid as id`);
  await tx.execute(sql`with ${written} ${queued}`);
}

/**
 * The same as parts of a statement that makes the records: a common table expression that writes, and a select that
 * queues the sending. `records` selects their ids. Nothing where the application has no webhooks.
 */
export function eventParts(event: Omit<RecordEvent, 'id'>, records: SQL): { with: SQL; select: SQL } {
  if (!resourceNamed('webhooks')) return { with: sql``, select: sql`` };
  const { written, queued } = eventSql(event, records);
  return {
    with: sql`, ${written}, queued as (${queued})`,
    select: sql`, (select count(*) from queued) as queued`,
  };
}

function eventSql({ resource, kind, name = kind, at }: Omit<RecordEvent, 'id'>, records: SQL) {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const written = sql`event as (
    insert into ${webhookDeliveries} (webhook_id, type, resource, record_id, created_at, next_at)
    select hook.id, ${`${resource}.${name}`}, ${resource}, record.id, ${moment}, ${moment}
    from ${tableNamed('webhooks')} as hook, (${records}) as record
    where hook.active and hook.deleted_at is null and ${resource} = any(hook.records) and ${kind} = any(hook.events)
    returning id)`;
  const queued = sql`select ${deliverySql()} where exists (select from event)`;
  return { written, queued };
}

/** Queues the sending of what is due. */
export async function queueDeliveries(tx: Queryable): Promise<void> {
  await tx.execute(sql`select ${deliverySql()}`);
}

const deliverySql = () => jobSql('deliverWebhooks', {}, { key: 'deliverWebhooks', queue: deliveryQueue });
