import { clientStatusNames } from '#domain/tickets/ticketMoves';
import { type TicketStatus, ticketStatuses } from '#domain/tickets/ticketStatuses';
import { useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';

/** What a status is called; a ticket that waits for the client says «you» to the client. */
export function useStatusName(): (status: TicketStatus) => string {
  const localize = useLocalize();
  const client = useSession((session) => session.user?.role === 'client');
  return (status) => localize((client && clientStatusNames[status]) || ticketStatuses[status]);
}
