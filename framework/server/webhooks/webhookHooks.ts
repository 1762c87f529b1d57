import { eq } from 'drizzle-orm';
import { tableNamed } from '../db/schema/tables';
import { webhookKeys } from '../db/schema/webhooks';
import { fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../resources/resourceHooks';
import { isReceiverAddress, publicReceivers } from './receivers';
import { newSecret } from './signing';
import { textTable } from '#framework/schema/texts/textTable';
import { webhookColumn } from './webhookRow';

const notPublic = textTable('checks/webhookHooks/notPublic', {
  ar: 'اكتب عنوانًا على الإنترنت يبدأ بـ https، بلا اسم مستخدم فيه.',
  en: 'Give a public address that begins with https and has no user name in it.',
});

/** Gives a new webhook its secret, and judges its address. */
export const webhookHooks: ResourceHooks = {
  async afterCreate(context) {
    assertReceiver(context);
    const { api, tx, id, actor } = context;
    const secret = newSecret();
    await tx.insert(webhookKeys).values({ webhookId: id, keeperId: actor.userId, secret });
    await tx
      .update(tableNamed('webhooks'))
      .set({ secretSince: api.clock() })
      .where(eq(webhookColumn('id'), id));
    return { $secret: secret };
  },
  async afterUpdate(context) {
    assertReceiver(context);
    const { tx, id, values } = context;
    // Switched on again, it has another day.
    if (values['active'] === true)
      await tx.update(webhookKeys).set({ failingSince: null }).where(eq(webhookKeys.webhookId, id));
  },
};

function assertReceiver({ api, values, language }: HookContext): void {
  const { address } = values;
  if (typeof address === 'string' && !isReceiverAddress(address, api.receivers ?? publicReceivers))
    throw fieldError('address', notPublic[language]);
}
