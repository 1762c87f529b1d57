import { and, eq } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { Transaction } from '../db/connect';
import { tableNamed } from '../db/schema/tables';
import { webhookDeliveries, webhookKeys } from '../db/schema/events';
import { queueDeliveries } from '../events';
import type { Actor, AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { recordAudit } from '../resources/audit';
import { rowFilter } from '../resources/rights';
import { newSecret, readWebhook, webhookColumn, type WebhookRow } from './webhooks';

/** Registers operations on webhooks beyond editing. */
export function registerWebhooks(api: AppContext): void {
  operation(api, 'webhooks.test', {
    summary: 'Send a test event to a webhook',
    handler: async ({ actor, params: { id } }) => {
      await api.db.transaction(async (tx) => {
        await assertActive(tx, actor, id);
        const now = api.clock();
        await tx
          .insert(webhookDeliveries)
          .values({ webhookId: id, type: 'webhooks.test', createdAt: now, nextAt: now });
        await queueDeliveries(tx);
      });
      return null;
    },
  });

  operation(api, 'webhooks.renewSecret', {
    summary: 'Give a webhook a new signing secret, which is answered this once; the former one ends',
    handler: async ({ actor, params: { id } }) => {
      const secret = newSecret();
      await api.db.transaction(async (tx) => {
        const webhook = await lockedWebhook(tx, actor, id);
        await tx.update(webhookKeys).set({ secret }).where(eq(webhookKeys.webhookId, id));
        await recordRenewal(api, tx, actor, webhook);
      });
      return { id, $secret: secret };
    },
  });

  operation(api, 'webhookDeliveries.replay', {
    summary: 'Send an event to its webhook again',
    handler: async ({ actor, params: { id } }) => {
      await api.db.transaction(async (tx) => {
        const [delivery] = await tx
          .select()
          .from(webhookDeliveries)
          .where(eq(webhookDeliveries.id, id))
          .for('update');
        if (!delivery) throw new ApiError('not_found');
        await assertActive(tx, actor, delivery.webhookId);
        await tx
          .update(webhookDeliveries)
          .set({ status: 'waiting', attempts: 0, nextAt: api.clock(), problem: null })
          .where(eq(webhookDeliveries.id, id));
        await queueDeliveries(tx);
      });
      return null;
    },
  });
}

async function assertActive(tx: Transaction, actor: Actor, id: string): Promise<void> {
  const { active } = await lockedWebhook(tx, actor, id);
  if (!active) throw new ApiError('webhook_inactive');
}

/** Locks the webhook for a caller who may change it. @throws ApiError forbidden, not_found */
async function lockedWebhook(tx: Transaction, actor: Actor, id: string): Promise<WebhookRow> {
  const resource = resourceNamed('webhooks');
  const changeable = resource && rowFilter(resource, 'update', actor);
  if (!changeable) throw new ApiError('forbidden');
  const found = await tx
    .select({ id: webhookColumn('id') })
    .from(tableNamed('webhooks'))
    .where(and(eq(webhookColumn('id'), id), changeable))
    .for('update');
  const webhook = found.length > 0 ? await readWebhook(tx, id) : undefined;
  if (!webhook) throw new ApiError('not_found');
  return webhook;
}

async function recordRenewal(
  api: AppContext,
  tx: Transaction,
  actor: Actor,
  { id, version, secretSince }: WebhookRow,
): Promise<void> {
  const at = api.clock();
  await tx
    .update(tableNamed('webhooks'))
    .set({ secretSince: at, version: version + 1, updatedAt: at })
    .where(eq(webhookColumn('id'), id));
  await recordAudit(tx, {
    resource: { name: 'webhooks' },
    id,
    action: 'update',
    actor,
    at,
    version: version + 1,
    changes: { secretSince: { from: secretSince.toISOString(), to: at.toISOString() } },
  });
}
