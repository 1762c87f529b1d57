import { nameOf } from 'sijil/base/i18n/localized';
import { findUserById } from 'sijil/server/signIn/findUser';
import { recipientColumns } from '../notifications/notify';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { holdsPrivilege } from 'sijil/server/db/actingRole';
import {
  fillTicketNotice,
  type TicketNoticeKind,
  ticketLink,
  type TicketSide,
} from '#domain/notifications/ticketNotices';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { endWork } from '../../services/notifications/endWork';
import { notifyPeople } from '../notifications/notifyPeople';
import type { TicketRow } from './findTicket';

/** The author's side in a ticket. */
export const sideOf = ({ role }: Pick<Actor, 'role'>): TicketSide =>
  hasPrivilege(role, 'tickets.answer') ? 'support' : 'client';

/** Notifies the other side of a ticket, in the portal and by email, in the caller's transaction. */
export async function notifyTicket(
  api: AppContext,
  tx: Transaction,
  ticket: TicketRow,
  kind: TicketNoticeKind,
  actor: Actor,
): Promise<void> {
  const side: TicketSide = sideOf(actor) === 'support' ? 'client' : 'support';
  await endWork(tx, ticket.id, api.clock());
  await send(api, tx, ticket, kind, actor, {
    side,
    recipients: await recipientsOf(tx, ticket, side),
    // A message, or a reopened ticket, is a task for its reader: to answer.
    waitsFor: kind === 'ticketClosed' ? null : ticket.id,
  });
}

interface Sending {
  readonly side: TicketSide;
  readonly recipients: Awaited<ReturnType<typeof people>>;
  /** Record on which they have to act. */
  readonly waitsFor: string | null;
}

async function send(
  api: AppContext,
  tx: Transaction,
  ticket: TicketRow,
  kind: TicketNoticeKind,
  actor: Actor,
  { side, recipients, waitsFor }: Sending,
): Promise<void> {
  const author = await findUserById(tx, actor.userId);
  const person = nameOf(actor.name, author?.nameEn ?? null);
  const data = { side, ticketId: ticket.id, title: ticket.title, person };
  const link = `${api.config.publicUrl}${ticketLink(ticket.id)}`;
  await notifyPeople(
    api,
    tx,
    { kind, data, waitsFor, about: ticket.id },
    recipients,
    ({ name, language }) => {
      const words = fillTicketNotice(kind, data, language);
      return words && { mail: 'ticketUpdate', data: { name, link, ...words } };
    },
  );
}

/** Notifies the new assignee of a ticket; while it waits for support, the notice is a task. */
export async function notifyAssignee(
  api: AppContext,
  tx: Transaction,
  ticket: TicketRow,
  assigneeId: string,
  actor: Actor,
): Promise<void> {
  await send(api, tx, ticket, 'ticketAssigned', actor, {
    side: 'support',
    recipients: await people(tx, eq(users.id, assigneeId)),
    waitsFor: ticket.status === 'open' ? ticket.id : null,
  });
}

/** Recipients of a side: the requester, or the ticket's assignee; without one, everybody in support. */
async function recipientsOf(tx: Transaction, ticket: TicketRow, side: TicketSide) {
  if (side === 'client') return people(tx, eq(users.id, ticket.requesterId));
  const assigned = ticket.assigneeId ? await people(tx, eq(users.id, ticket.assigneeId)) : [];
  return assigned.length > 0 ? assigned : people(tx, holdsPrivilege('tickets.answer'));
}

function people(tx: Transaction, which: SQL) {
  return tx
    .select(recipientColumns)
    .from(users)
    .where(and(eq(users.active, true), isNull(users.deletedAt), which));
}
