import type { Title } from '#domain/api/recordView';
import type { ticketSubjects, TicketStatus } from '#domain/tickets/tickets';
import type { ConsoleRecord } from '@/console/consoleRecord';

/** Ticket as the portal receives it. */
export interface TicketRecord extends ConsoleRecord {
  readonly status: TicketStatus;
  readonly subject: keyof typeof ticketSubjects;
  readonly $titles: Readonly<Record<string, Title>>;
}
