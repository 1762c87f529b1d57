import { ticketStatuses } from '#domain/tickets/tickets';
import { ToneTag } from '@framework/components/ToneTag';
import { useStatusName } from './useStatusName';
import type { TicketRecord } from './ticketRecord';

export function TicketStatusTag({ ticket }: { readonly ticket: TicketRecord }) {
  const nameOf = useStatusName();
  const status = ticket.status;
  return <ToneTag tone={ticketStatuses[status].tone}>{nameOf(status)}</ToneTag>;
}
