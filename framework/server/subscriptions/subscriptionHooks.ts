import { textTable } from '#framework/schema/texts/textTable';
import { and, eq, isNull } from 'drizzle-orm';
import { hasPrivilege } from '#app/privileges';
import type { Localized } from '#framework/base/i18n/localized';
import { assertReadsSaved } from '../console/readSavedList';
import { tableNamed } from '../db/schema/tables';
import { storedRow } from '../db/storedRows';
import { ApiError, fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../resources/resourceHooks';
import { type SubscriptionRow, subscriptionColumn, turnAfter } from './subscriptionRow';

const mostOfOne = 50;

const messages = textTable('words/subscriptionHooks/messages', {
  tooMany: {
    ar: `لهذا المستلم ${mostOfOne} اشتراكًا، وهو الحد الأقصى. احذف ما لا حاجة إليه أولًا.`,
    en: `This recipient has ${mostOfOne} subscriptions, which is the most. Delete one first.`,
  },
} satisfies Record<string, Localized>);

/** Checks a subscription, and works out its next turn. */
export const subscriptionHooks: ResourceHooks = {
  async afterCreate(context) {
    const subscription = await ofRecipient(context);
    assertReadsSaved(subscription, context.actor.role, context.language);
    await assertRoom(context, subscription);
    await plan(context, subscription);
  },
  async afterUpdate(context) {
    const subscription = await ofRecipient(context);
    if ('userId' in context.values) await assertRoom(context, subscription);
    await plan(context, subscription);
  },
  async afterRestore(context) {
    await plan(context, await readSubscription(context));
  },
};

async function readSubscription({ tx, id }: HookContext): Promise<SubscriptionRow> {
  const row = await storedRow<SubscriptionRow>(tx, 'subscriptions', eq(subscriptionColumn('id'), id));
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * The subscription with its recipient: the person who makes it, unless they may subscribe others. @throws ApiError forbidden
 */
async function ofRecipient(context: HookContext): Promise<SubscriptionRow> {
  const { tx, id, actor, values } = context;
  const row = await readSubscription(context);
  const chosen = values['userId'];
  if (typeof chosen === 'string' && chosen !== actor.userId && !hasPrivilege(actor.role, 'savedViews.share'))
    throw new ApiError('forbidden');
  if (row.userId) return row;
  await tx
    .update(tableNamed('subscriptions'))
    .set({ userId: actor.userId })
    .where(eq(subscriptionColumn('id'), id));
  return { ...row, userId: actor.userId };
}

async function assertRoom({ tx, language }: HookContext, { userId }: SubscriptionRow): Promise<void> {
  const own = and(eq(subscriptionColumn('userId'), userId), isNull(subscriptionColumn('deletedAt')));
  const count = await tx.$count(tableNamed('subscriptions'), own);
  if (count > mostOfOne) throw fieldError('name', messages.tooMany[language]);
}

async function plan({ api, tx, id }: HookContext, subscription: SubscriptionRow): Promise<void> {
  await tx
    .update(tableNamed('subscriptions'))
    .set({ nextAt: subscription.active ? turnAfter(subscription, api.clock()) : null })
    .where(eq(subscriptionColumn('id'), id));
}
