import { and, eq, gte, inArray, notExists } from 'drizzle-orm';
import { tickets as declaration } from '#resources/tickets';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { ticketReads } from '../../db/schema/tickets';
import { tables } from '#framework/server/db/schema/tables';
import type { Actor } from '#framework/server/http/actor';
import { rowFilter } from '#framework/server/resources/rowFilter';

/** Somebody has read a ticket until now: they opened it, or spoke in it. */
export async function markTicketRead(
  db: Queryable,
  { userId }: Actor,
  ticketId: string,
  readAt: Date,
): Promise<void> {
  await db
    .insert(ticketReads)
    .values({ ticketId, userId, readAt })
    .onConflictDoUpdate({ target: [ticketReads.ticketId, ticketReads.userId], set: { readAt } });
}

/** Tickets among these with messages that the actor has not read; those that the actor may not see are left out. */
export async function findUnreadTickets(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  const visible = rowFilter(declaration, 'read', actor);
  if (!visible) return [];
  const { tickets } = tables;
  const read = db
    .select({ id: ticketReads.ticketId })
    .from(ticketReads)
    .where(
      and(
        eq(ticketReads.ticketId, tickets.id),
        eq(ticketReads.userId, actor.userId),
        gte(ticketReads.readAt, tickets.lastMessageAt as never),
      ),
    );
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(inArray(tickets.id, [...ids]), visible, notExists(read)));
  return rows.map(({ id }) => id);
}
