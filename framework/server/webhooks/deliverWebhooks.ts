import { and, asc, eq, lte } from 'drizzle-orm';
import { webhookDeliveries } from '../db/schema/webhooks';
import { queueDeliveries } from '../events/recordEvent';
import type { AppContext } from '../http/appContext';
import { attempt } from './attempt';
import { dropWaiting } from './saveOutcome';
import { readWebhook } from './webhookRow';

/** Time in milliseconds after which a round begins no call: the next round takes up what is left. */
const roundMs = 10_000;
/** Webhooks of one round; each has its events sent one after the other, all at the same time. */
const mostWebhooks = 50;

const dueBy = (now: Date) => and(eq(webhookDeliveries.status, 'waiting'), lte(webhookDeliveries.nextAt, now));

/**
 * Job: sends what is due. A webhook that fails ends its own turn; the others go on. It runs once in all processes, at each
 * event and every minute for the attempts that come later; killed, it leaves what was not answered for the next.
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

/** Sends the events of one webhook in their order, until one fails, none is left or the time is over. */
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
