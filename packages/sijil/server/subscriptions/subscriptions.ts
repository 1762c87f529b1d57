import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { nextTurn, type ScheduleTrigger, type Weekday } from 'sijil/schema/automations/triggers';
import type { FileFormat, Outcome } from 'sijil/schema/subscriptions/subscriptions';
import { columnNamed, tableNamed } from '../db/schema/tables';
import { textTable } from 'sijil/schema/texts/textTable';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Localized } from 'sijil/base/i18n/localized';
import { assertReadsSaved, readSavedList } from '../console/readSavedList';
import { storedRow } from '../db/storedRows';
import { ApiError, fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../http/handlers';
import { resourceNamed } from 'sijil/schema/application';
import type { Transaction } from '../db/connect';
import { users } from '../db/schema/users';
import { actingRole } from '../db/actingRole';
import { insertExport } from '../exports/exports';
import type { AppContext } from '../http/appContext';
import { tryBatches } from '../log/tryEach';

const mostOfOne = 50;

const messages = textTable('words/subscriptionHooks/messages', {
  tooMany: {
    ar: `لهذا المستلم ${mostOfOne} اشتراكًا، وهو الحد الأقصى. احذف ما لا حاجة إليه أولًا.`,
    en: `This recipient has reached the limit of ${mostOfOne} subscriptions. Delete one first.`,
  },
} satisfies Record<string, Localized>);

/** Checks a subscription, and computes its next occurrence. */
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

/** Reads the subscription with its recipient: its creator, unless they may subscribe others. @throws ApiError forbidden */
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

/** Job: starts the file of each due subscription. Missed occurrences count as one, in any number of processes. */
export async function sendSubscriptions(api: AppContext): Promise<void> {
  if (!resourceNamed('subscriptions')) return;
  const read = async (after: string | undefined, limit: number) => {
    const rows = await api.db
      .select({ id: subscriptionColumn('id') })
      .from(tableNamed('subscriptions'))
      .where(and(isDue(api), after === undefined ? undefined : gt(subscriptionColumn('id'), after)))
      .orderBy(asc(subscriptionColumn('id')))
      .limit(limit);
    return rows.map(({ id }) => ({ id: String(id) }));
  };
  await tryBatches(api.app.log, 'a subscription could not be sent', { key: 'id', read }, (id) =>
    api.db.transaction((tx) => takeTurn(api, tx, id)),
  );
}

const isDue = ({ clock }: AppContext) =>
  and(
    eq(subscriptionColumn('active'), true),
    isNull(subscriptionColumn('deletedAt')),
    lte(subscriptionColumn('nextAt'), clock()),
  );

/** Takes the due occurrence; of two concurrent processes, the second finds it taken. */
async function takeTurn(api: AppContext, tx: Transaction, id: string): Promise<void> {
  const table = tableNamed('subscriptions');
  const isThis = eq(subscriptionColumn('id'), id);
  const [row] = await tx
    .select()
    .from(table)
    .where(and(isThis, isDue(api)))
    .for('update', { skipLocked: true });
  if (!row) return;
  const subscription = row as unknown as SubscriptionRow;
  const now = api.clock();
  const outcome = await begin(api, tx, subscription);
  await tx
    .update(table)
    .set({ nextAt: turnAfter(subscription, now), lastAt: now, outcome })
    .where(isThis);
}

/** Starts the file of a recipient who may read the list now. */
async function begin(api: AppContext, tx: Transaction, subscription: SubscriptionRow): Promise<Outcome> {
  const { id, name, list, address, format, userId } = subscription;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.active || user.deletedAt) return 'inactive';
  const read = readSavedList(subscription, actingRole(user));
  if (typeof read === 'string') return read;
  await insertExport(api, tx, userId, {
    kind: 'list',
    task: 'exportList',
    language: user.language,
    about: name,
    page: address ?? '/',
    query: { subscription: id, list, address: address ?? '', format },
    total: 1,
  });
  return 'preparing';
}

/** A subscription as stored in its table. */
interface SubscriptionRow {
  readonly id: string;
  readonly name: string;
  readonly list: string;
  readonly address: string | null;
  readonly every: ScheduleTrigger;
  readonly weekday: Weekday | null;
  readonly monthDay: number | null;
  readonly hour: number;
  readonly format: FileFormat;
  readonly userId: string;
  readonly active: boolean;
}

/** A column of the declared subscriptions. */
export const subscriptionColumn = (name: string) => columnNamed('subscriptions', name);

/** Returns the first occurrence of a subscription after a moment. */
function turnAfter({ every, ...schedule }: SubscriptionRow, now: Date): Date {
  return nextTurn({ ...schedule, trigger: every }, now);
}
