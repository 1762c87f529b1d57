import { eq } from 'drizzle-orm';
import { webhookDeliveries } from '../db/schema/webhooks';
import type { AppContext } from '../http/appContext';
import { eventBody } from './eventBody';
import { postEvent } from './postEvent';
import { publicReceivers } from './receivers';
import { saveDelivered, saveFailure } from './saveOutcome';
import { signedHeaders } from './signing';
import type { WebhookRow } from './webhookRow';

type Delivery = typeof webhookDeliveries.$inferSelect;

/** Tries to send an event, and stores what became of it. @returns false where the webhook did not take it */
export async function attempt(api: AppContext, webhook: WebhookRow, delivery: Delivery): Promise<boolean> {
  const body = await storedBody(api, webhook, delivery);
  if (body === null) return true;
  const { secret, address } = webhook;
  const headers = signedHeaders({ secret, id: delivery.id, at: api.clock(), body });
  const outcome = await postEvent({ address, headers, body }, api.receivers ?? publicReceivers);
  if (outcome.problem === null) await saveDelivered(api, delivery, outcome);
  else await saveFailure(api, webhook, delivery, outcome);
  return outcome.problem === null;
}

/** The body, written at the first attempt and the same ever after; null where there is nothing to send. */
async function storedBody(api: AppContext, webhook: WebhookRow, delivery: Delivery): Promise<string | null> {
  if (delivery.body !== null) return delivery.body;
  const body = await eventBody(api, delivery, webhook.keeperId);
  await api.db
    .update(webhookDeliveries)
    .set(body === null ? { status: 'dropped', problem: 'unreadable', nextAt: null } : { body })
    .where(eq(webhookDeliveries.id, delivery.id));
  return body;
}
