import { and, eq, lt, sql } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { Queryable, Transaction } from '../db/connect';
import { tableNamed } from '../db/schema/tables';
import { webhookDeliveries, webhookKeys } from '../db/schema/events';
import type { AppContext } from '../http/appContext';
import { recordAudit } from '../resources/audit';
import type { Outcome } from './postEvent';
import { type WebhookRow, webhookColumn } from './webhooks';

type Delivery = typeof webhookDeliveries.$inferSelect;

/** Seconds from each attempt to the next: a day in all. */
const retryAfter = [60, 300, 1_800, 7_200, 18_000, 28_800, 32_400];
/** Seconds for which the other events of a webhook wait after one has failed. */
const pauseSeconds = 5;
/** Time without an accepted event after which a webhook is switched off. */
const longestFailureMs = 24 * 3_600_000;

const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** Stores an accepted event: the webhook is no longer failing. */
export async function saveDelivered(api: AppContext, delivery: Delivery, outcome: Outcome): Promise<void> {
  await api.db.transaction(async (tx) => {
    await save(tx, delivery, { ...outcome, status: 'delivered', triedAt: api.clock(), nextAt: null });
    await tx
      .update(webhookKeys)
      .set({ failingSince: null })
      .where(eq(webhookKeys.webhookId, delivery.webhookId));
  });
}

/** Stores a failed attempt with the moment of the next, and switches a webhook off that has failed for a day. */
export async function saveFailure(
  api: AppContext,
  webhook: WebhookRow,
  delivery: Delivery,
  outcome: Outcome,
): Promise<void> {
  const now = api.clock();
  const wait = retryAfter[delivery.attempts];
  const next =
    wait === undefined
      ? { status: 'failed' as const, nextAt: null }
      : { status: 'waiting' as const, nextAt: later(now, wait) };
  await api.db.transaction(async (tx) => {
    await save(tx, delivery, { ...outcome, ...next, triedAt: now });
    const since = webhook.failingSince ?? now;
    await tx.update(webhookKeys).set({ failingSince: since }).where(eq(webhookKeys.webhookId, webhook.id));
    if (now.getTime() - since.getTime() >= longestFailureMs) await switchOff(api, tx, webhook);
    else await postponeOthers(tx, webhook.id, later(now, pauseSeconds));
  });
}

type Saved = Partial<typeof webhookDeliveries.$inferInsert>;

function save(tx: Queryable, { id, attempts }: Delivery, values: Saved) {
  return tx
    .update(webhookDeliveries)
    .set({ ...values, attempts: attempts + 1 })
    .where(eq(webhookDeliveries.id, id));
}

const waitingOf = (webhookId: string) =>
  and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'waiting'));

async function postponeOthers(tx: Queryable, webhookId: string, until: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ nextAt: until })
    .where(and(waitingOf(webhookId), lt(webhookDeliveries.nextAt, until)));
}

/** Drops events that wait for a webhook that was switched off or deleted. */
export async function dropWaiting(tx: Queryable, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      status: 'failed',
      problem: sql`coalesce(${webhookDeliveries.problem}, 'switchedOff')`,
      nextAt: null,
    })
    .where(waitingOf(webhookId));
}

async function switchOff(api: AppContext, tx: Transaction, webhook: WebhookRow): Promise<void> {
  const resource = resourceNamed('webhooks');
  if (!resource) return;
  const [at, version] = [api.clock(), webhook.version + 1];
  const changed = await tx
    .update(tableNamed(resource.name))
    .set({ active: false, version, updatedAt: at })
    .where(and(eq(webhookColumn('id'), webhook.id), eq(webhookColumn('version'), webhook.version)))
    .returning({ id: webhookColumn('id') });
  // The webhook is being changed at this moment: the next failure switches it off.
  if (changed.length === 0) return;
  await recordAudit(tx, {
    resource,
    id: webhook.id,
    action: 'update',
    actor: null,
    at,
    version,
    changes: { active: { from: true, to: false } },
  });
  await dropWaiting(tx, webhook.id);
  await api.handlers.notices.webhook(api, tx, webhook);
}
