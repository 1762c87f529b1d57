import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { NotificationView } from '#domain/notifications/notificationView';
import { DateText } from '@/components/DateText';
import { useAct } from '@/providers/operations';
import styles from './Notifications.module.css';

/** Opening it marks it as read and leads to what it is about. */
export function NotificationItem({ notification }: { readonly notification: NotificationView }) {
  const { t } = useTranslation('client');
  const navigate = useNavigate();
  const { run } = useAct('notifications.markRead');
  const { id, title, sentence, link, createdAt, readAt } = notification;
  const open = () => {
    // Not waited for: whether it counts as read is no reason to keep the reader.
    if (readAt === null) void run({ params: { id } }).catch(() => undefined);
    if (link) void navigate(link);
  };
  return (
    <li>
      <button type="button" className={styles.item} onClick={open}>
        <span className={readAt === null ? styles.unread : styles.read} aria-hidden="true" />
        <span className={styles.title}>
          {readAt === null && <span className="visually-hidden">{t('notifications.unread')} </span>}
          {title}
        </span>
        <span>{sentence}</span>
        <span className={styles.quiet}>
          <DateText value={createdAt} withTime />
        </span>
      </button>
    </li>
  );
}
