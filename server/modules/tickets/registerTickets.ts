import { z } from 'zod';
import { ticketView } from '#domain/api/ticketViews';
import type { TicketStatus } from '#domain/tickets/ticketStatuses';
import type { Api } from '../../http/api';
import { operation } from '../../http/operation';
import type { TicketRow } from './findTicket';
import { loadMessages } from './loadMessages';
import { changeTicketStatus, openTicket, replyTo } from './writeTicket';

/** Support: asking, answering, closing. Lists and single tickets come from the declaration. */
export function registerTickets(api: Api): void {
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
    handler: async ({ actor, params: { id }, body }) => ({ id: await replyTo(api, actor, id, body.text) }),
  });

  operation(api, 'tickets.changeStatus', {
    summary: 'Close or reopen a ticket',
    handler: async ({ actor, params: { id }, body }) =>
      toView(await changeTicketStatus(api, actor, id, body.status)),
  });
}

function toView(ticket: TicketRow): z.output<typeof ticketView> {
  return { ...ticket, status: ticket.status as TicketStatus };
}
