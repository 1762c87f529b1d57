import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NotificationView } from '#domain/api/notificationViews';
import { DateText } from '@framework/components/DateText';
import { ToneTag } from '@framework/components/ToneTag';
import { useAction } from '@framework/providers/operations';
import { RequestNumber } from '../RequestNumber';
import styles from '@/requests/NotificationFeed.module.css';

/** Notification with its text, request and link. */
export function NotificationItem({ notification }: { readonly notification: NotificationView }) {
  const { t } = useTranslation('requests');
  const { run } = useAction('notifications.markRead');
  const { id, title, sentence, link, requestNumber, createdAt, readAt, work } = notification;
  const isOpen = work === null ? readAt === null : work === 'waiting';
  const read = () => {
    // A failed mark is no reason to keep somebody from where they are going.
    if (!readAt) run({ params: { id } }).catch(() => undefined);
  };
  return (
    <li className={isOpen ? `${styles.item} ${styles.unread}` : styles.item}>
      <div className={styles.words}>
        <span className={styles.title}>
          {link ? (
            <Link to={link} onClick={read}>
              {title}
            </Link>
          ) : (
            title
          )}
          {work === null && !readAt && <span className={styles.new}>{t('feed.new')}</span>}
          {work && <ToneTag tone={work === 'done' ? 'neutral' : 'warning'}>{t(`feed.${work}`)}</ToneTag>}
        </span>
        <p className={styles.sentence}>{sentence}</p>
        <span className={styles.quiet}>
          {requestNumber !== null && (
            <>
              <RequestNumber number={requestNumber} /> ·{' '}
            </>
          )}
          <DateText value={createdAt} withTime />
        </span>
      </div>
    </li>
  );
}
