import { lt } from 'drizzle-orm';
import { deliveryDays } from '#framework/schema/webhooks/deliveryDays';
import { webhookDeliveries } from '../db/schema/webhooks';
import type { AppContext } from '../http/appContext';
import { deleteRows } from '../retention/deleteRows';

/** Deletes deliveries after 30 days, with what they say of people. Returns how many. */
export function forgetDeliveries({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - deliveryDays * 86_400_000);
  return deleteRows(db, webhookDeliveries, lt(webhookDeliveries.createdAt, before));
}
