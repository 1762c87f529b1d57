import { and, count, desc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { untilDeadline } from '#domain/notifications/asksForMove';
import type { Queryable } from '#framework/server/db/connect';
import { notifications } from '../../db/schema/messages';

interface Owned {
  readonly userId: string;
  /** Time of the call, where only open notices are meant: unread or with work to do. One whose day is over is no longer included. */
  readonly openAt?: Date | undefined;
}

const isOverdue = (now: Date) =>
  sql`(${inArray(notifications.kind, [...untilDeadline])} and ${isNotNull(notifications.waitsFor)}
    and (${notifications.data} ->> 'deadline')::timestamptz < ${now.toISOString()}::timestamptz)`;

const owned = ({ userId, openAt }: Owned) =>
  and(
    eq(notifications.userId, userId),
    openAt && eq(notifications.open, true),
    openAt && not(isOverdue(openAt)),
  );

/** A page of somebody's notices, the latest first. */
export const selectNotices = (
  db: Queryable,
  whose: Owned,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  db
    .select()
    .from(notifications)
    .where(owned(whose))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

export async function countNotices(db: Queryable, whose: Owned): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(owned(whose));
  return row?.total ?? 0;
}
