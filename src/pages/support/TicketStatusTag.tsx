import { clientStatusNames, type TicketStatus, ticketStatuses } from '#domain/tickets/tickets';
import { ToneTag } from '@framework/components/ToneTag';
import type { TicketRecord } from './ticketRecord';
import { useLocalize } from '@framework/providers/language';
import { useMayCall } from '@framework/providers/useMay';

/** Name of a status; for clients a ticket that waits for the client says «you». */
export function useStatusName(): (status: TicketStatus) => string {
  const localize = useLocalize();
  const asks = useMayCall('tickets.create');
  return (status) => localize((asks && clientStatusNames[status]) || ticketStatuses[status]);
}

export function TicketStatusTag({ ticket }: { readonly ticket: TicketRecord }) {
  const nameOf = useStatusName();
  const status = ticket.status;
  return <ToneTag tone={ticketStatuses[status].tone}>{nameOf(status)}</ToneTag>;
}
