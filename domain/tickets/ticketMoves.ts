import type { Localized } from '../i18n/localized';
import type { TicketStatus } from './ticketStatuses';

interface TicketMove {
  readonly name: 'close' | 'reopen';
  readonly to: TicketStatus;
  /** True where a reply would do the same by itself. */
  readonly byReply: boolean;
}

/** What can be done with a ticket besides answering it. */
export const ticketMoves: Readonly<Record<TicketStatus, TicketMove>> = {
  open: { name: 'close', to: 'closed', byReply: false },
  pending: { name: 'close', to: 'closed', byReply: false },
  closed: { name: 'reopen', to: 'open', byReply: true },
};

/** What a status says to the client, where it says something else to support. */
export const clientStatusNames: Readonly<Partial<Record<TicketStatus, Localized>>> = {
  pending: { ar: 'بانتظار ردّك', en: 'Waiting for your reply' },
};
