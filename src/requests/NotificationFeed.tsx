import { CheckOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Refusal } from 'sijil/react/components/Refusal';
import { callList, useAction } from 'sijil/react/providers/operations';
import styles from './NotificationFeed.module.css';
import type { NotificationView } from '#domain/api/messageViews';
import type { CallError } from 'sijil/react/providers/apiError';
import { useLanguage } from 'sijil/react/providers/language';
import { useLive } from 'sijil/react/providers/live/useLive';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { RequestNumber } from './RequestNumber';

type Shown = 'all' | 'open';

/** Notifications of the reader, the newest first. Information is done once it is read; a task once anybody has completed it. */
export function NotificationFeed() {
  const { t } = useTranslation('requests');
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useNotifications(page, shown === 'open');
  const { run: markAll, pending, error: unmarked } = useAction('notifications.markAllRead');
  const show = (next: Shown) => {
    setShown(next);
    setPage(1);
  };
  return (
    <div className={styles.feed}>
      <div className={styles.head}>
        <Segmented<Shown>
          aria-label={t('feed.show')}
          value={shown}
          onChange={show}
          options={[
            { value: 'all', label: t('feed.all') },
            { value: 'open', label: t('feed.open') },
          ]}
        />
        <Button
          icon={<CheckOutlined aria-hidden="true" />}
          loading={pending}
          onClick={() => void markAll({}).catch(() => undefined)}
        >
          {t('feed.markAll')}
        </Button>
      </div>
      <Refusal error={unmarked} />
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={8} />
      ) : data.rows.length === 0 ? (
        <EmptyState title={t(`feed.none.${shown}`)} hint={t('feed.noneHint')} />
      ) : (
        <ul className={styles.list}>
          {data.rows.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {data && data.total > notificationsPage && (
        <LaterPagination
          size="small"
          align="end"
          showSizeChanger={false}
          current={page}
          pageSize={notificationsPage}
          total={data.total}
          onChange={setPage}
        />
      )}
    </div>
  );
}

const notificationsPage = 20;

interface NotificationPage {
  readonly rows: readonly NotificationView[];
  readonly total: number;
}

/** Page of the reader's notifications, refetched every minute. */
function useNotifications(page: number, openOnly: boolean) {
  const language = useLanguage();
  const live = useLive();
  return useQuery<NotificationPage, CallError>({
    queryKey: ['notifications.list', 'page', page, openOnly, language],
    queryFn: ({ signal }) => {
      const start = (page - 1) * notificationsPage;
      const query = { _start: start, _end: start + notificationsPage, ...(openOnly && { open: 'true' }) };
      return callList('notifications.list', { query, signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: live ? false : 60_000,
  });
}

/** Notification with its text, request and link. */
function NotificationItem({ notification }: { readonly notification: NotificationView }) {
  const { t } = useTranslation('requests');
  const { run } = useAction('notifications.markRead');
  const { id, title, sentence, link, requestNumber, createdAt, readAt, work } = notification;
  const isOpen = work === null ? readAt === null : work === 'waiting';
  const read = () => {
    // The link works even if marking the notification as read fails.
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
