import { LazyDialog } from 'sijil/react/components/heldPage';
import { baseRole } from 'sijil/schema/roles/customRoles';
import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { DeclaredRole } from '#domain/access/roles';
import { CornerCount } from 'sijil/react/components/CornerCount';
import { useSession } from 'sijil/react/providers/session';
import styles from './NotificationsButton.module.css';
import { useWaiting } from './useWaiting';

const NotificationsDrawer = lazy(() => import('./NotificationsDrawer'));

/** Notifications screen of each role; finance has no such screen (rules 1.3) and reads them in a drawer. */
const screens: Partial<Record<DeclaredRole, string>> = {
  admin: '/actions',
  admin_operation: '/actions',
  client: '/notifications',
  branch_manager: '/notifications',
  supervisor: '/supervisor-notification',
};

/** Highest number that the bell shows. */
const mostShown = 99;

/** Bell of the header, with the number of unread notifications. */
export function NotificationsButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const role = useSession(({ user }) => user && baseRole(user.role));
  const screen = role ? screens[role] : undefined;
  const { pathname } = useLocation();
  // Address at which the drawer was opened, so that following a notice closes it. Null until it is first opened.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const unread = useWaiting();
  const count = unread.data?.unread ?? 0;
  const shown = count > mostShown ? `${mostShown}+` : String(count);
  return (
    <>
      <Button
        type="text"
        icon={
          <CornerCount count={count} most={mostShown} className={styles.bell}>
            <BellOutlined aria-hidden="true" />
          </CornerCount>
        }
        aria-label={count > 0 ? t('notificationsUnread', { shown }) : t('notifications')}
        onClick={() => (screen ? void navigate(screen) : setOpenedAt(pathname))}
      />
      {openedAt !== null && (
        <LazyDialog>
          <NotificationsDrawer open={openedAt === pathname} onClose={() => setOpenedAt('')} />
        </LazyDialog>
      )}
    </>
  );
}
