import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { tableNamed } from '../db/schema/tables';
import { webhookDeliveries } from '../db/schema/webhooks';
import { queueDeliveries } from './recordEvent';

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
    select hook.id, ${`${resource}.${kind}`}, ${resource}, ${recordId}::uuid, ${moment}, ${moment}
    from ${tableNamed('webhooks')} as hook
    where hook.id = ${webhookId} and hook.active and hook.deleted_at is null
    returning id`);
  if (rows.length === 0) return false;
  await queueDeliveries(tx);
  return true;
}
