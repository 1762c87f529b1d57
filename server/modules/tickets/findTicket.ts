import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#framework/server/http/actor';
import { tickets as declaration } from '#resources/tickets';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import { ApiError } from '#framework/server/http/apiError';
import { rowFilter } from '#framework/server/resources/rowFilter';
import { tables } from '#framework/server/db/schema/tables';

export type TicketRow = typeof tables.tickets.$inferSelect;

/** A ticket that the actor may see. @throws ApiError not_found for anybody else's. */
export async function findTicket(db: Queryable, actor: Actor, id: string): Promise<TicketRow> {
  const visible = rowFilter(declaration, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const [ticket] = await db
    .select()
    .from(tables.tickets)
    .where(and(eq(tables.tickets.id, id), visible));
  if (!ticket) throw new ApiError('not_found');
  return ticket;
}

/** Ticket under lock, so that simultaneous messages follow each other. */
export async function lockTicket(tx: Transaction, actor: Actor, id: string): Promise<TicketRow> {
  await tx
    .select({ id: tables.tickets.id })
    .from(tables.tickets)
    .where(and(eq(tables.tickets.id, id), isNull(tables.tickets.deletedAt)))
    .for('update');
  return findTicket(tx, actor, id);
}
