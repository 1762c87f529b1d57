import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { webhookKeys } from '../db/schema/webhooks';
import { storedRow } from '../db/storedRows';

type Key = typeof webhookKeys.$inferSelect;

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
  const webhook = await storedRow<Omit<WebhookRow, keyof Key>>(
    db,
    'webhooks',
    and(eq(webhookColumn('id'), id), isNull(webhookColumn('deletedAt'))),
  );
  const [key] = await db.select().from(webhookKeys).where(eq(webhookKeys.webhookId, id));
  return webhook && key && { ...webhook, ...key };
}
