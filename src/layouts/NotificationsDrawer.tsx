import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { NotificationFeed } from '@/requests/NotificationFeed';

interface NotificationsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The notifications of those who have no screen of their own for them. */
export default function NotificationsDrawer({ open, onClose }: NotificationsDrawerProps) {
  const { t } = useTranslation(['common', 'requests']);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="min(480px, 100vw)"
      title={t('notifications')}
      closable={{ 'aria-label': t('close') }}
    >
      <NotificationFeed />
    </Drawer>
  );
}
