import { type TicketStatus, ticketStatuses } from '#domain/tickets/tickets';
import { ToneTag } from '@/components/ToneTag';
import type { ConsoleRecord } from '@/console/consoleRecord';
import { useStatusName } from './useStatusName';

export function TicketStatusTag({ ticket }: { readonly ticket: ConsoleRecord }) {
  const nameOf = useStatusName();
  const status = ticket['status'] as TicketStatus;
  return <ToneTag tone={ticketStatuses[status].tone}>{nameOf(status)}</ToneTag>;
}
