import { CheckOutlined } from '@ant-design/icons';
import { Button, Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useAction } from '@framework/providers/operations';
import styles from './NotificationFeed.module.css';
import { NotificationItem } from './notifications/NotificationItem';
import { notificationsPage, useNotifications } from './notifications/useNotifications';

type Shown = 'all' | 'open';

/**
 * Notifications of the reader, the newest first. Information is done when it is read; a task when anybody has completed
 * it.
 */
export function NotificationFeed() {
  const { t } = useTranslation('requests');
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useNotifications(page, shown === 'open');
  const { run: markAll, pending } = useAction('notifications.markAllRead');
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
          onClick={() => void markAll({})}
        >
          {t('feed.markAll')}
        </Button>
      </div>
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
        <Pagination
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
