import type { Title } from '#framework/contract/recordView';
import type { ticketSubjects, TicketStatus } from '#domain/tickets/tickets';
import type { ConsoleRecord } from '@framework/console/consoleRecord';

/** Ticket as the portal receives it. */
export interface TicketRecord extends ConsoleRecord {
  readonly status: TicketStatus;
  readonly subject: keyof typeof ticketSubjects;
  readonly $titles: Readonly<Record<string, Title>>;
}
