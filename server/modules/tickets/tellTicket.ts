import { and, eq, isNull } from 'drizzle-orm';
import {
  fillTicketNotice,
  type TicketNoticeKind,
  ticketLink,
  type TicketSide,
} from '#domain/notifications/ticketNotices';
import type { Api } from '../../http/api';
import type { Transaction } from '../../db/connect';
import { notifications } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import type { Actor } from '../../http/actor';
import { sendMail } from '../../services/mail/sendMail';
import { endWork } from '../../services/notifications/endWork';
import { channelsOf } from '../notifications/channelsOf';
import type { TicketRow } from './findTicket';

/** On whose side somebody speaks in a ticket. */
export const sideOf = ({ role }: Pick<Actor, 'role'>): TicketSide =>
  role === 'admin' ? 'support' : 'client';

/** Tells the other side of a ticket, in the portal and by mail, in the caller's transaction. */
export async function tellTicket(
  api: Api,
  tx: Transaction,
  ticket: TicketRow,
  kind: TicketNoticeKind,
  actor: Actor,
): Promise<void> {
  const side: TicketSide = sideOf(actor) === 'support' ? 'client' : 'support';
  await endWork(tx, ticket.id, api.clock());
  const { byPortal, byMail } = await channelsOf(tx, kind);
  const recipients = await recipientsOf(tx, ticket, side);
  if (recipients.length === 0) return;
  const data = { side, ticketId: ticket.id, title: ticket.title, person: actor.name };
  const createdAt = api.clock();
  // Who is told that something was said, or that it goes on, is to answer.
  const waitsFor = kind === 'ticketClosed' ? null : ticket.id;
  if (byPortal)
    await tx
      .insert(notifications)
      .values(recipients.map(({ id: userId }) => ({ userId, kind, data, createdAt, waitsFor })));
  if (!byMail) return;
  const link = `${api.config.publicUrl}${ticketLink(ticket.id)}`;
  for (const { name, email, language } of recipients) {
    const words = fillTicketNotice(kind, data, language);
    if (words) await sendMail(api, tx, email, 'ticketUpdate', language, { name, link, ...words });
  }
}

function recipientsOf(tx: Transaction, ticket: TicketRow, side: TicketSide) {
  const theirs = side === 'support' ? eq(users.role, 'admin') : eq(users.id, ticket.requesterId);
  return tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.active, true), isNull(users.deletedAt), theirs));
}
