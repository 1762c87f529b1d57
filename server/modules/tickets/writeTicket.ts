import { and, eq, isNull } from 'drizzle-orm';
import { hourMs } from 'sijil/base/time/riyadhTime';
import type { Language } from 'sijil/base/i18n/localized';
import { issueMessages } from 'sijil/schema/issueMessages';
import type { ShapeValues } from 'sijil/schema/shape';
import { newTicketBody, type ticketReplyBody } from '#domain/tickets/ticketBodies';
import { firstAnswerHours, type TicketStatus } from '#domain/tickets/tickets';
import { tickets as declaration } from '#resources/tickets';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { requests } from '../../db/schema/requests';
import { ticketMessages } from '../../db/schema/conversations';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { tables } from '../../db/schema/declared';
import { attachToMessage, lockTicket, markTicketRead, type TicketRow } from './findTicket';
import { sideOf, notifyTicket } from './notifyTicket';

/** Opens a ticket and notifies support. @throws ApiError validation_failed for a request that is not the client's. */
export async function openTicket(
  api: AppContext,
  actor: Actor,
  { subject, title, message, requestId = null, fileIds }: ShapeValues<typeof newTicketBody>,
  language: Language,
): Promise<TicketRow> {
  const { clientId } = actor;
  if (!clientId) throw new ApiError('forbidden');
  const now = api.clock();
  return api.db.transaction(async (tx) => {
    if (requestId) await assertOwnRequest(tx, clientId, requestId, language);
    const values = { subject, title, message, requestId, clientId, requesterId: actor.userId };
    const firstAnswerDueAt = new Date(now.getTime() + (await readFirstAnswerHours(tx)) * hourMs);
    const [ticket] = await tx
      .insert(tables.tickets)
      .values({
        ...values,
        status: 'open',
        lastMessageAt: now as never,
        createdAt: now,
        updatedAt: now,
        ...moments({
          waitingSince: now,
          firstAnswerDueAt,
        }),
      })
      .returning();
    if (!ticket) throw new Error('the ticket was not written');
    await attachToMessage(tx, actor, {
      ticketId: ticket.id,
      messageId: null,
      fileIds: fileIds ?? [],
      language,
    });
    await markTicketRead(tx, actor, ticket.id, now);
    await audit(tx, actor, 'create', ticket, changesBetween({}, values), now);
    await notifyTicket(api, tx, ticket, 'ticketOpened', actor);
    return ticket;
  });
}

/**
 * Adds a message to a ticket, which then waits for the other side: a closed one reopens, and an answer by support waits for
 * the client. A member of support who answers an unassigned ticket becomes its assignee.
 */
export async function replyTo(
  api: AppContext,
  actor: Actor,
  id: string,
  { text, fileIds }: ShapeValues<typeof ticketReplyBody>,
  language: Language,
): Promise<string> {
  const now = api.clock();
  const bySupport = sideOf(actor) === 'support';
  return api.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    const [message] = await tx
      .insert(ticketMessages)
      .values({ ticketId: id, authorId: actor.userId, text, createdAt: now })
      .returning({ id: ticketMessages.id });
    const messageId = String(message?.id);
    await attachToMessage(tx, actor, { ticketId: id, messageId, fileIds: fileIds ?? [], language });
    await markTicketRead(tx, actor, id, now);
    const answered = bySupport && !ticket.firstAnsweredAt;
    await moveTo(tx, actor, ticket, bySupport ? 'pending' : 'open', now, {
      ...moments({ lastMessageAt: now, ...(answered && { firstAnsweredAt: now }) }),
      ...(bySupport && !ticket.assigneeId && { assigneeId: actor.userId }),
    });
    await notifyTicket(api, tx, ticket, 'ticketReplied', actor);
    return messageId;
  });
}

/** Closes or reopens a ticket; only support decides whether it waits for the client. @throws ApiError forbidden, not_found */
export async function changeTicketStatus(
  api: AppContext,
  actor: Actor,
  id: string,
  status: TicketStatus,
): Promise<TicketRow> {
  if (status === 'pending' && sideOf(actor) === 'client') throw new ApiError('forbidden');
  return api.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    if (ticket.status === status) return ticket;
    const moved = await moveTo(tx, actor, ticket, status, api.clock());
    if (status === 'closed') await notifyTicket(api, tx, ticket, 'ticketClosed', actor);
    else if (ticket.status === 'closed') await notifyTicket(api, tx, ticket, 'ticketReopened', actor);
    return moved;
  });
}

async function moveTo(
  tx: Transaction,
  actor: Actor,
  ticket: TicketRow,
  status: TicketStatus,
  now: Date,
  more: Partial<typeof tables.tickets.$inferInsert> = {},
): Promise<TicketRow> {
  // A second message keeps the waiting time of the first.
  const waitingSince = status === 'open' ? (ticket.waitingSince ?? now) : null;
  const [moved] = await tx
    .update(tables.tickets)
    .set({ ...more, ...moments({ waitingSince }), status, version: ticket.version + 1, updatedAt: now })
    .where(eq(tables.tickets.id, ticket.id))
    .returning();
  if (!moved) throw new ApiError('not_found');
  if (ticket.status !== status)
    await audit(tx, actor, 'update', moved, { status: { from: ticket.status, to: status } }, now);
  return moved;
}

/** Casts the declared times, which are read as texts and written as dates. */
function moments(values: Partial<Record<Moment, Date | string | null>>): Partial<Record<Moment, string>> {
  return values as Partial<Record<Moment, string>>;
}

type Moment = 'lastMessageAt' | 'waitingSince' | 'firstAnswerDueAt' | 'firstAnsweredAt';

/** Hours within which support aims to give its first answer. */
async function readFirstAnswerHours(tx: Transaction): Promise<number> {
  const { settings } = tables;
  const [row] = await tx
    .select({ hours: settings.firstAnswerHours })
    .from(settings)
    .where(isNull(settings.deletedAt))
    .limit(1);
  return row?.hours ?? firstAnswerHours;
}

function audit(
  tx: Transaction,
  actor: Actor,
  action: 'create' | 'update',
  { id, version }: TicketRow,
  changes: ReturnType<typeof changesBetween>,
  at: Date,
): Promise<void> {
  return recordAudit(tx, { resource: declaration, id, action, actor, at, version, changes });
}

async function assertOwnRequest(
  tx: Transaction,
  clientId: string,
  requestId: string,
  language: Language,
): Promise<void> {
  const [own] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), eq(requests.clientId, clientId)));
  const { label } = newTicketBody.fields.requestId;
  if (!own)
    throw fieldError('requestId', issueMessages.not_an_option[language].replace('{label}', label[language]));
}
