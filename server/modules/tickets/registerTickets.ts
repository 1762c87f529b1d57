import { z } from 'zod';
import { asc, eq } from 'drizzle-orm';
import { type ticketMessageView, ticketView } from '#domain/api/messageViews';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { assignTicket, loadAssignees } from './assignTicket';
import { findTicket, type TicketRow } from './findTicket';
import { findUnreadTickets, markTicketRead } from './ticketReading';
import { changeTicketStatus, openTicket, replyTo } from './writeTicket';
import { ticketMessages } from '../../db/schema/tickets';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { sideOf } from './notifyTicket';
import { loadTicketFiles } from './ticketFiles';

/** Everything said in a ticket, its first message included, oldest first, with what went along. */
async function loadMessages(
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

/** Support: asking, answering, closing. Lists and single tickets come from the declaration. */
export function registerTickets(api: AppContext): void {
  registerConversation(api);
  registerAssignment(api);
  registerMarks(api);
}

function registerConversation(api: AppContext): void {
  operation(api, 'tickets.create', {
    summary: 'Ask support',
    status: 201,
    handler: async ({ actor, body, language }) => toView(await openTicket(api, actor, body, language)),
  });

  operation(api, 'tickets.messages', {
    summary: 'What was said in a ticket, oldest first',
    handler: ({ actor, params: { id } }) => loadMessages(api, actor, id),
  });

  operation(api, 'tickets.reply', {
    summary: 'Add to a ticket; a closed one opens again',
    status: 201,
    handler: async ({ actor, params: { id }, body, language }) => ({
      id: await replyTo(api, actor, id, body, language),
    }),
  });

  operation(api, 'tickets.changeStatus', {
    summary: 'Close or reopen a ticket',
    handler: async ({ actor, params: { id }, body }) =>
      toView(await changeTicketStatus(api, actor, id, body.status)),
  });
}

function registerAssignment(api: AppContext): void {
  operation(api, 'tickets.assignees', {
    summary: 'Who answers tickets, and how many wait for each',
    handler: () => loadAssignees(api),
  });

  operation(api, 'tickets.assign', {
    summary: 'Give a ticket to somebody who answers tickets, or to nobody',
    handler: async ({ actor, params: { id }, body, language }) => {
      await assignTicket(api, actor, id, body.assigneeId ?? null, language);
      return null;
    },
  });
}

function registerMarks(api: AppContext): void {
  operation(api, 'tickets.unread', {
    summary: 'Which of these tickets say something that one has not read',
    handler: ({ actor, query }) => findUnreadTickets(api, actor, query.ids.split(',')),
  });

  operation(api, 'tickets.markRead', {
    summary: 'What was said in a ticket so far is read',
    handler: async ({ actor, params: { id } }) => {
      await findTicket(api.db, actor, id);
      await markTicketRead(api.db, actor, id, api.clock());
      return null;
    },
  });
}

function toView(ticket: TicketRow): z.output<typeof ticketView> {
  return { ...ticket, code: String(ticket.code), status: ticket.status };
}
