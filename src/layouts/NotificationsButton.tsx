import { BellOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Role } from '#domain/access/roles';
import { useOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';
import styles from './Header.module.css';

/** Where each role reads its notifications; finance has no such screen (rules 1.3). */
const screens: Partial<Record<Role, string>> = {
  admin: '/actions',
  admin_operation: '/actions',
  client: '/notifications',
  branch_manager: '/notifications',
  supervisor: '/supervisor-notification',
};

export function NotificationsButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const role = useSession((session) => session.user?.role);
  const screen = role ? screens[role] : undefined;
  const unread = useOperation<{ unread: number }>('notifications.hasUnread', {
    tellsOf: [],
    enabled: Boolean(screen),
    refetchEvery: 60_000,
  });
  if (!screen) return null;
  return (
    <Button
      type="text"
      icon={
        <Badge count={unread.data?.unread ?? 0} size="small" className={styles.bell ?? ''}>
          <BellOutlined aria-hidden="true" />
        </Badge>
      }
      aria-label={t('notifications')}
      onClick={() => void navigate(screen)}
    />
  );
}
