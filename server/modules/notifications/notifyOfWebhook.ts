import { eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import type { AppContext } from '#framework/server/http/appContext';
import { sendAccountNotice } from './sendAccountNotice';

interface Webhook {
  readonly id: string;
  readonly name: string;
  /** The person who made it. */
  readonly keeperId: string;
}

/** Notifies the keeper of a webhook that it was switched off. */
export async function notifyOfWebhook(
  api: AppContext,
  tx: Transaction,
  { id, name, keeperId }: Webhook,
): Promise<void> {
  const keepers = await tx.select().from(users).where(eq(users.id, keeperId));
  await sendAccountNotice(api, tx, keepers, {
    kind: 'webhookSwitchedOff',
    data: { person: name, personId: keeperId, reason: null, webhookId: id },
    link: `/webhooks/${id}`,
  });
}
