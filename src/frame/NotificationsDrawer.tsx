import { useTranslation } from 'react-i18next';
import { SideDrawer } from 'sijil/react/components/SideDrawer';
import { NotificationFeed } from '@/requests/NotificationFeed';

interface NotificationsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Notifications for roles without a notifications screen of their own. */
export default function NotificationsDrawer({ open, onClose }: NotificationsDrawerProps) {
  const { t } = useTranslation(['common', 'requests']);
  return (
    <SideDrawer open={open} onClose={onClose} width={480} title={t('notifications')}>
      <NotificationFeed />
    </SideDrawer>
  );
}
