import { Link } from 'react-router';
import { ticketSubjects } from '#domain/tickets/ticketStatuses';
import { DateText } from '@/components/DateText';
import type { ConsoleRecord } from '@/console/consoleRecord';
import type { Title } from '#domain/api/recordView';
import { useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import { TicketStatusTag } from './TicketStatusTag';
import styles from './Support.module.css';

/** One ticket of the list: what, whose, since when, and whose turn it is. */
export function TicketItem({ record }: { readonly record: ConsoleRecord }) {
  const localize = useLocalize();
  const support = useSession((session) => session.user?.role === 'admin');
  const subject = ticketSubjects[record['subject'] as keyof typeof ticketSubjects];
  const company = record.$titles['clientId'] as Title | undefined;
  return (
    <li className={styles['item']}>
      <Link to={`/customer-support/${record.id}`} className={styles['link']}>
        <span className={styles['line']}>
          <bdi className={styles['title']}>{localize(record.$title)}</bdi>
          <TicketStatusTag ticket={record} />
        </span>
        <span className={styles['quiet']}>
          {support && company && <bdi>{localize(company)}</bdi>}
          <span>{localize(subject)}</span>
          <DateText value={String(record['lastMessageAt'])} withTime />
        </span>
        <span className={styles['excerpt']}>
          <bdi>{String(record['message'])}</bdi>
        </span>
      </Link>
    </li>
  );
}
