import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { webhookDeliveries } from '../db/schema/events';
import { deliveryQueue, queueDeliveries } from '../events';
import type { AppContext } from '../http/appContext';
import { dropWaiting, saveDelivered, saveFailure } from './saveOutcome';
import { publicReceivers, readWebhook, signedHeaders, type WebhookRow } from './webhooks';
import { postEvent } from './postEvent';
import { deliveryDays } from 'sijil/schema/retentionDays';
import { deleteRows } from '../retention/deleteRows';
import { resourceNamed } from 'sijil/schema/application';
import type { Actor } from 'sijil/schema/access';
import type { Resource } from 'sijil/schema/resource';
import { compile } from '../resources/compile';
import { readRecordJson } from '../resources/records';
import { rowFilter } from '../resources/rights';
import { ownershipOf } from '../db/accounts';
import { actingRole } from '../db/actingRole';
import { followLatestDesign } from '../db/followDesign';
import { findUserById, mayEnter } from '../signIn/findUser';

/** Tries to send an event, and stores the outcome. @returns false where the webhook did not accept it */
async function attempt(api: AppContext, webhook: WebhookRow, delivery: Delivery): Promise<boolean> {
  const body = await writtenBody(api, webhook, delivery);
  if (body === null) return true;
  const { secret, address } = webhook;
  const headers = signedHeaders({ secret, id: delivery.id, at: api.clock(), body });
  const outcome = await postEvent({ address, headers, body }, api.receivers ?? publicReceivers);
  if (outcome.problem === null) await saveDelivered(api, delivery, outcome);
  else await saveFailure(api, webhook, delivery, outcome);
  return outcome.problem === null;
}

/**
 * Writes and stores the body of an attempt. Each attempt has its own, because the owner's rights may have changed since the last
 * one; null where there is nothing to send.
 */
async function writtenBody(api: AppContext, webhook: WebhookRow, delivery: Delivery): Promise<string | null> {
  const body = await eventBody(api, delivery, webhook.keeperId);
  await api.db
    .update(webhookDeliveries)
    .set(body === null ? { status: 'dropped', problem: 'unreadable', nextAt: null, body } : { body })
    .where(eq(webhookDeliveries.id, delivery.id));
  return body;
}

/** Time in milliseconds after which a round begins no call: the next round takes the remaining ones. */
const roundMs = 10_000;

/** Largest number of webhooks in one round: they are served concurrently, the events of each one after the other. */
const mostWebhooks = 50;

const dueBy = (now: Date) => and(eq(webhookDeliveries.status, 'waiting'), lte(webhookDeliveries.nextAt, now));

/**
 * Job: sends due events. A webhook that fails ends its own sequence; the others continue. It runs once in all processes, at each
 * event and every minute for later attempts; a killed one leaves unanswered events for the next.
 */
export async function deliverWebhooks(api: AppContext): Promise<void> {
  const until = performance.now() + roundMs;
  const due = await api.db
    .selectDistinct({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .where(dueBy(api.clock()))
    .limit(mostWebhooks);
  await Promise.all(due.map(({ id }) => deliverAll(api, id, until)));
  const [left] = await api.db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(dueBy(api.clock()))
    .limit(1);
  if (left) await queueDeliveries(api.db);
}

/** Sends the events of one webhook in order, until one fails, none is left or the time is over. */
async function deliverAll(api: AppContext, webhookId: string, until: number): Promise<void> {
  while (performance.now() < until) {
    const webhook = await readWebhook(api.db, webhookId);
    if (!webhook?.active) return dropWaiting(api.db, webhookId);
    const [delivery] = await api.db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), dueBy(api.clock())))
      .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.id))
      .limit(1);
    if (!delivery || !(await attempt(api, webhook, delivery))) return;
  }
}

/** Line of a job schedule: checks each minute for events whose next attempt is due. */
export const deliveriesEveryMinute = {
  task: 'deliverWebhooks',
  match: '* * * * *',
  options: { queueName: deliveryQueue, jobKey: 'deliverWebhooks' },
} as const;

/** Deletes deliveries after 30 days, with their data about people. Returns their number. */
export function forgetDeliveries({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - deliveryDays * 86_400_000);
  return deleteRows(db, webhookDeliveries, lt(webhookDeliveries.createdAt, before));
}

/** Present rights of a webhook's owner; null where they may no longer sign in. */
async function keeperOf({ db }: AppContext, keeperId: string): Promise<Actor | null> {
  const user = await findUserById(db, keeperId);
  if (!user || !(await mayEnter(db, user))) return null;
  await followLatestDesign(db);
  return { userId: user.id, role: actingRole(user), ...(await ownershipOf(db, user)) };
}

type Delivery = typeof webhookDeliveries.$inferSelect;

/**
 * Body of a delivery: the record as the webhook's owner may read it now, only the id of a deleted one. Null where the owner
 * may not read it, or it no longer exists.
 */
async function eventBody(
  api: AppContext,
  { type, resource, recordId, createdAt }: Delivery,
  keeperId: string,
): Promise<string | null> {
  const record = resource === null ? undefined : resourceNamed(resource);
  const keeper = await keeperOf(api, keeperId);
  if (!keeper || (resource !== null && !record)) return null;
  const data = record && recordId ? await recordJson(api, record, keeper, recordId, type) : '{}';
  if (data === null) return null;
  return `{"type":${JSON.stringify(type)},"timestamp":"${createdAt.toISOString()}","data":${data}}`;
}

async function recordJson(api: AppContext, resource: Resource, actor: Actor, id: string, type: string) {
  if (!type.endsWith('.deleted')) return readRecordJson(api, { resource, actor }, id);
  return (await mayHaveRead(api, resource, actor, id)) ? JSON.stringify({ id }) : null;
}

/** True for a deleted record that the webhook's owner could read before. */
async function mayHaveRead(
  { db }: AppContext,
  resource: Resource,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const readable = rowFilter(resource, 'read', actor, 'deleted');
  if (!readable) return false;
  const { table, id: column } = compile(resource);
  const rows = await db
    .select({ id: column })
    .from(table)
    .where(and(eq(column, id), readable));
  return rows.length > 0;
}
