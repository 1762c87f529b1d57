import {
  clientStatusNames,
  type TicketStatus,
  ticketStatuses,
  type ticketSubjects,
} from '#domain/tickets/tickets';
import { ToneTag } from '@framework/components/ToneTag';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { useMayCall } from '@framework/providers/useMay';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '@framework/console/audit/relativeTime';
import type { ConsoleRecord, Title } from '#framework/contract/recordView';
import { useNow } from '@framework/providers/serverClock';

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

/** Time that a client has waited for support, and whether its first answer is late; nothing while nobody waits. */
export function TicketClock({ ticket }: { readonly ticket: ConsoleRecord }) {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const now = useNow().getTime();
  const since = ticket['waitingSince'];
  const due = ticket['firstAnswerDueAt'];
  if (typeof since !== 'string') return null;
  const away = (moment: string) => relativeTime(moment, now, language);
  if (ticket['firstAnsweredAt'] !== null || typeof due !== 'string')
    return <ToneTag tone="info">{t('clock.waiting', { since: away(since) })}</ToneTag>;
  return Date.parse(due) < now ? (
    <ToneTag tone="danger">{t('clock.late', { due: away(due) })}</ToneTag>
  ) : (
    <ToneTag tone="info">{t('clock.due', { due: away(due) })}</ToneTag>
  );
}

/** Ticket as the portal receives it. */
export interface TicketRecord extends ConsoleRecord {
  readonly status: TicketStatus;
  readonly subject: keyof typeof ticketSubjects;
  readonly $titles: Readonly<Record<string, Title>>;
}
