import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  clientStatusNames,
  type TicketStatus,
  ticketStatuses,
  ticketSubjects,
} from '#domain/tickets/tickets';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useMayCall } from 'sijil/react/providers/may';
import styles from './Support.module.css';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import type { ConsoleRecord, Title } from 'sijil/contract/recordView';
import { useNow } from 'sijil/react/providers/server';

interface TicketItemProps {
  readonly record: TicketRecord;
  /** True if the reader has unread messages. */
  readonly unread: boolean;
}

/** Ticket of the list: subject, client, age and who must answer next. */
export function TicketItem({ record, unread }: TicketItemProps) {
  const { t } = useTranslation('support');
  const localize = useLocalize();
  const support = useMayCall('tickets.assign');
  const subject = ticketSubjects[record.subject];
  const company = record.$titles['clientId'];
  const assignee = record.$titles['assigneeId'];
  return (
    <li className={styles['item']}>
      <Link to={`/customer-support/${record.id}`} className={styles['link']}>
        <span className={styles['line']}>
          <span className={styles['title']}>
            {unread && (
              <span className={styles['unread']} role="img" aria-label={t('unread')} title={t('unread')} />
            )}
            <bdi>{localize(record.$title)}</bdi>
          </span>
          <span className={styles['tags']}>
            <TicketClock ticket={record} />
            <TicketStatusTag ticket={record} />
          </span>
        </span>
        <span className={styles['quiet']}>
          <bdi dir="ltr">{String(record['code'])}</bdi>
          {support && company && <bdi>{localize(company)}</bdi>}
          <span>{localize(subject)}</span>
          <DateText value={String(record['lastMessageAt'])} withTime />
          {support && (
            <span>{assignee ? t('assignedTo', { name: localize(assignee) }) : t('unassigned')}</span>
          )}
        </span>
        <span className={styles['excerpt']} dir="auto">
          {String(record['message'])}
        </span>
      </Link>
    </li>
  );
}

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

/** Time that a client has waited for support, with a warning if the first answer is late; nothing while nobody waits. */
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
