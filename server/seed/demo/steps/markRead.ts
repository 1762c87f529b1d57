import { asc, eq, sql } from 'drizzle-orm';
import { dayMs, hourMs } from 'sijil/base/time/riyadhTime';
import type { Transaction } from 'sijil/server/db/connect';
import { notifications } from '../../../db/schema/messages';
import { users } from '../../../db/schema/users';
import { seededRandom } from '../../sample/seededRandom';

/** Marks notices older than three days as read, and some of the newer ones. */
export async function markRead(tx: Transaction, now: Date): Promise<void> {
  const received = await tx
    .select({
      id: notifications.id,
      at: notifications.createdAt,
      kind: notifications.kind,
      email: users.email,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .orderBy(asc(notifications.createdAt));
  const read = received.flatMap(({ id, at, kind, email }) => {
    const random = seededRandom(`${kind}/${email}/${now.getTime() - at.getTime()}`);
    const age = now.getTime() - at.getTime();
    if (age <= 3 * dayMs && (age <= dayMs / 2 || random.next() >= 0.5)) return [];
    const readAt = new Date(at.getTime() + Math.min(age, random.between(0.1, 9) * hourMs));
    return [{ id, read_at: readAt.toISOString() }];
  });
  await tx.execute(sql`
    update ${notifications} set read_at = given.read_at
    from json_to_recordset(${JSON.stringify(read)}::json) as given(id uuid, read_at timestamptz)
    where ${notifications}.id = given.id`);
}
