import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import type { Outcome } from '#framework/schema/subscriptions/subscriptions';
import { readSavedList } from '../console/readSavedList';
import type { Transaction } from '../db/connect';
import { tableNamed } from '../db/schema/tables';
import { users } from '../db/schema/users';
import { actingRole } from '../db/actingRole';
import { insertExport } from '../exports/exports';
import type { AppContext } from '../http/appContext';
import { tryBatches } from '../log/tryEach';
import { type SubscriptionRow, subscriptionColumn, turnAfter } from './subscriptionRow';

/** Job: begins the file of each subscription whose turn has come. Turns that were missed are one, in any number of processes. */
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

/** Two processes at once: the second finds that the turn is taken. */
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

/** Begins the file of a recipient who may read the list now. */
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
