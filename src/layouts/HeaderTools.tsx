import { BgColorsOutlined, BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PaletteButton } from '@framework/palette/PaletteButton';
import { ExportsButton } from '@framework/console/transfer/exports/ExportsButton';
import { useTheme } from '@framework/theme/themeStore';
import type { Role } from '#domain/access/roles';
import { CornerCount } from '@framework/components/CornerCount';
import { useOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';
import styles from './Header.module.css';
import { LanguageButton } from './LanguageButton';
import { ModeButton } from './ModeButton';
import { PersonMenu } from './PersonMenu';
import { useMustComplete } from './useMustComplete';

const NotificationsDrawer = lazy(() => import('./NotificationsDrawer'));

/** Notifications screen of each role; finance has no such screen (rules 1.3) and reads them in a drawer. */
const screens: Partial<Record<Role, string>> = {
  admin: '/actions',
  admin_operation: '/actions',
  client: '/notifications',
  branch_manager: '/notifications',
  supervisor: '/supervisor-notification',
};

/** Highest number that the bell shows. */
const mostShown = 99;

function NotificationsButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const role = useSession((session) => session.user?.role);
  const screen = role ? screens[role] : undefined;
  const { pathname } = useLocation();
  // Null until it is first wanted; the address at which it was opened: a notice that is followed closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const unread = useOperation('notifications.hasUnread', {
    tellsOf: ['notifications'],
    refetchEvery: 60_000,
  });
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
        <Suspense>
          <NotificationsDrawer open={openedAt === pathname} onClose={() => setOpenedAt('')} />
        </Suspense>
      )}
    </>
  );
}

/** Tools at the end of the header, the same in every layout. */
export function HeaderTools() {
  const { t } = useTranslation('theme');
  const completing = useMustComplete();
  const change = useTheme((theme) => theme.change);
  return (
    <div className={styles.tools}>
      {!completing && <PaletteButton />}
      <span className={styles.roomy}>
        <ModeButton />
        <Button
          type="text"
          icon={<BgColorsOutlined aria-hidden="true" />}
          aria-label={t('open')}
          title={t('open')}
          onClick={() => change({ panelExpand: true })}
        />
      </span>
      <LanguageButton />
      {!completing && <ExportsButton />}
      {!completing && <NotificationsButton />}
      <PersonMenu />
    </div>
  );
}
