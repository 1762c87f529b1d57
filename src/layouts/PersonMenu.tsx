import { BellOutlined, BgColorsOutlined, LockOutlined, LogoutOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { roleLabels } from '#domain/access/roles';
import { LaterDropdown } from '@framework/components/antd/LaterDropdown';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { useTheme } from '@framework/theme/themeStore';
import styles from './PersonMenu.module.css';

const SecurityDrawer = lazy(() => import('@/account/SecurityDrawer'));

export function PersonMenu() {
  const { t } = useTranslation();
  const { t: words } = useTranslation('theme');
  const localize = useLocalize();
  const change = useTheme((theme) => theme.change);
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const { mutate: logout } = useLogout();
  // Null until it is first wanted, so that its code is not fetched for everybody.
  const [security, setSecurity] = useState<boolean | null>(null);
  if (!user) return null;
  const heading = (
    <span className={styles.heading}>
      <strong>{user.name}</strong>
      <span>{localize(roleLabels[user.role])}</span>
      <span>
        <bdi dir="ltr">{user.email}</bdi>
      </span>
    </span>
  );
  return (
    <>
      <LaterDropdown
        menu={{
          items: [
            { key: 'who', label: heading, disabled: true, className: styles.who ?? '' },
            { type: 'divider' },
            {
              key: 'security',
              icon: <LockOutlined aria-hidden="true" />,
              label: t('security'),
              onClick: () => setSecurity(true),
            },
            {
              key: 'notifications',
              icon: <BellOutlined aria-hidden="true" />,
              label: t('notificationPreferences'),
              onClick: () => void navigate('/notification-preferences'),
            },
            {
              key: 'look',
              icon: <BgColorsOutlined aria-hidden="true" />,
              label: words('open'),
              onClick: () => change({ panelExpand: true }),
            },
            {
              key: 'out',
              icon: <LogoutOutlined className="mirrored" aria-hidden="true" />,
              label: t('signOut'),
              onClick: () => logout(),
            },
          ],
        }}
      >
        <Button type="text" shape="circle" aria-label={t('accountMenu')} className={styles.button ?? ''}>
          <span className={styles.avatar}>{user.name.trim().charAt(0)}</span>
        </Button>
      </LaterDropdown>
      {security !== null && (
        <Suspense>
          <SecurityDrawer open={security} onClose={() => setSecurity(false)} />
        </Suspense>
      )}
    </>
  );
}
