import { userName } from 'sijil/server/db/names';
import { z } from 'zod';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { type ticketAssignee, type ticketMessageView, ticketView } from '#domain/api/messageViews';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import {
  findTicket,
  findUnreadTickets,
  loadTicketFiles,
  lockTicket,
  markTicketRead,
  type TicketRow,
} from './findTicket';
import { changeTicketStatus, openTicket, replyTo } from './writeTicket';
import { ticketMessages } from '../../db/schema/conversations';
import { users } from '../../db/schema/users';
import { notifyAssignee, sideOf } from './notifyTicket';
import { holdsPrivilege } from 'sijil/server/db/actingRole';
import type { Language } from 'sijil/base/i18n/localized';
import { issueMessages } from 'sijil/schema/issueMessages';
import { ticketAssigneeBody } from '#domain/tickets/ticketBodies';
import { tickets as declaration } from '#resources/tickets';
import type { Queryable } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { fieldError } from 'sijil/server/http/apiError';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';

/** All messages of a ticket, including its first, oldest first, with their attachments. */
async function loadMessages(
  api: Pick<AppContext, 'db' | 'linkKey' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<z.output<typeof ticketMessageView>[]> {
  const { db } = api;
  const ticket = await findTicket(db, actor, id);
  const author = { id: users.id, name: userName, role: users.role };
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

/** Registers support: asking, answering, closing. Lists and single tickets are generated from the declaration. */
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

/** Active people who answer tickets, with the number of open tickets of each. */
function loadAssignees({ db }: Pick<AppContext, 'db'>): Promise<z.output<typeof ticketAssignee>[]> {
  const { tickets } = tables;
  return db
    .select({ id: users.id, name: userName, open: count(tickets.id) })
    .from(users)
    .leftJoin(
      tickets,
      and(eq(tickets.assigneeId, users.id), eq(tickets.status, 'open'), isNull(tickets.deletedAt)),
    )
    .where(answersTickets())
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.id));
}

/**
 * Assigns a ticket to somebody, or to nobody.
 * @throws ApiError validation_failed for somebody who does not answer tickets
 */
async function assignTicket(
  api: AppContext,
  actor: Actor,
  id: string,
  assigneeId: string | null,
  language: Language,
): Promise<void> {
  const now = api.clock();
  await api.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    if (ticket.assigneeId === assigneeId) return;
    if (assigneeId) await assertAnswersTickets(tx, assigneeId, language);
    const version = ticket.version + 1;
    await tx
      .update(tables.tickets)
      .set({ assigneeId, version, updatedAt: now })
      .where(eq(tables.tickets.id, id));
    const changes = changesBetween({ assigneeId: ticket.assigneeId }, { assigneeId });
    await recordAudit(tx, { resource: declaration, id, action: 'update', actor, at: now, version, changes });
    if (assigneeId && assigneeId !== actor.userId) await notifyAssignee(api, tx, ticket, assigneeId, actor);
  });
}

const answersTickets = () =>
  and(holdsPrivilege('tickets.answer'), eq(users.active, true), isNull(users.deletedAt));

async function assertAnswersTickets(tx: Queryable, id: string, language: Language): Promise<void> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), answersTickets()));
  const { label } = ticketAssigneeBody.fields.assigneeId;
  if (!found)
    throw fieldError('assigneeId', issueMessages.not_an_option[language].replace('{label}', label[language]));
}
