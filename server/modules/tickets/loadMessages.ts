import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ticketMessageView } from '#domain/api/ticketViews';
import type { AppContext } from '#framework/server/http/appContext';
import { ticketMessages } from '../../db/schema/tickets';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { findTicket } from './findTicket';
import { sideOf } from './notifyTicket';
import { loadTicketFiles } from './ticketFiles';

/** Everything said in a ticket, its first message included, oldest first, with what went along. */
export async function loadMessages(
  api: Pick<AppContext, 'db' | 'linkKey' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<z.output<typeof ticketMessageView>[]> {
  const { db } = api;
  const ticket = await findTicket(db, actor, id);
  const author = { id: users.id, name: users.name, role: users.role };
  const [requester] = await db.select(author).from(users).where(eq(users.id, ticket.requesterId));
  const replies = await db
    .select({ id: ticketMessages.id, text: ticketMessages.text, createdAt: ticketMessages.createdAt, author })
    .from(ticketMessages)
    .innerJoin(users, eq(users.id, ticketMessages.authorId))
    .where(eq(ticketMessages.ticketId, id))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
  const files = await loadTicketFiles(api, db, id);
  const first = { id: ticket.id, text: ticket.message, createdAt: ticket.createdAt };
  return [...(requester ? [{ ...first, author: requester }] : []), ...replies].map((message) => ({
    id: message.id,
    text: message.text,
    createdAt: message.createdAt,
    side: sideOf(message.author),
    author: { id: message.author.id, name: message.author.name },
    mine: message.author.id === actor.userId,
    files: [...(files.get(message.id) ?? [])],
  }));
}
