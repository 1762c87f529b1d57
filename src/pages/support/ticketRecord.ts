import type { ConsoleRecord, Title } from '#framework/contract/recordView';
import type { ticketSubjects, TicketStatus } from '#domain/tickets/tickets';

/** Ticket as the portal receives it. */
export interface TicketRecord extends ConsoleRecord {
  readonly status: TicketStatus;
  readonly subject: keyof typeof ticketSubjects;
  readonly $titles: Readonly<Record<string, Title>>;
}
