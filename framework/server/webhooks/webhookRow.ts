import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { columnNamed, tableNamed } from '../db/schema/tables';
import { webhookKeys } from '../db/schema/webhooks';

/** A webhook with what it signs with. */
export interface WebhookRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly active: boolean;
  readonly version: number;
  readonly secretSince: Date;
  readonly secret: string;
  readonly keeperId: string;
  readonly failingSince: Date | null;
}

/** A column of the declared webhooks. */
export const webhookColumn = (name: string) => columnNamed('webhooks', name);

/** The webhook; undefined of a deleted one. */
export async function readWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(tableNamed('webhooks'))
    .innerJoin(webhookKeys, eq(webhookKeys.webhookId, webhookColumn('id')))
    .where(eq(webhookColumn('id'), id));
  if (!row) return undefined;
  const { webhooks, webhook_keys: key } = row as unknown as {
    webhooks: WebhookRow & { deletedAt: Date | null };
    webhook_keys: typeof webhookKeys.$inferSelect;
  };
  if (webhooks.deletedAt) return undefined;
  return { ...webhooks, ...key };
}
