import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ticketSubjects } from '#domain/tickets/tickets';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import { useMayCall } from '@framework/providers/useMay';
import { TicketClock, type TicketRecord, TicketStatusTag } from './TicketStatus';
import styles from './Support.module.css';

interface TicketItemProps {
  readonly record: TicketRecord;
  /** True if the reader has unread messages. */
  readonly unread: boolean;
}

/** Ticket of the list: subject, client, age and whose turn it is. */
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
