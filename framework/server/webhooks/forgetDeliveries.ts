import { lt } from 'drizzle-orm';
import { webhookDeliveries } from '../db/schema/webhooks';
import type { AppContext } from '../http/appContext';

const storedMs = 30 * 86_400_000;

/** Job: deletes deliveries after 30 days, with what they say of people. */
export async function forgetDeliveries({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, new Date(clock().getTime() - storedMs)));
}
