import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { useAct, useOperation } from '@/providers/operations';
import { NotificationItem } from './notifications/NotificationItem';
import styles from './notifications/Notifications.module.css';

const pageSize = 25;
const most = 200;

/** What the portal has told the reader, the newest first. */
export default function Notifications() {
  const { t } = useTranslation('client');
  const [size, setSize] = useState(pageSize);
  const list = useOperation('notifications.list', { query: { _start: 0, _end: size } });
  const markAll = useAct('notifications.markAllRead');
  const unread = list.data?.some(({ readAt }) => readAt === null) ?? false;
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        actions={
          unread && (
            <Button loading={markAll.pending} onClick={() => void markAll.run({})}>
              {t('notifications.markAll')}
            </Button>
          )
        }
      />
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : !list.data ? (
        <LoadingState as="lines" rows={8} />
      ) : list.data.length === 0 ? (
        <EmptyState title={t('notifications.none')} hint={t('notifications.noneHint')} />
      ) : (
        <ul className={styles.list}>
          {list.data.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {list.data?.length === size && size < most && (
        <Button block onClick={() => setSize(size + pageSize)} loading={list.isFetching}>
          {t('notifications.more')}
        </Button>
      )}
    </>
  );
}
