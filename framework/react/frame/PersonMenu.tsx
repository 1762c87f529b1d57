import { roleLabel } from '#framework/schema/roles/roleLabel';
import { BgColorsOutlined, LogoutOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { personEntries } from '#app/frame';
import { LaterDropdown } from '@framework/components/antd/laterControls';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { useTheme } from '@framework/theme/themeStore';
import styles from './PersonMenu.module.css';

const drawers = personEntries.flatMap((entry) =>
  'load' in entry ? [{ key: entry.key, Drawer: lazy(entry.load) }] : [],
);

export function PersonMenu() {
  const { t } = useTranslation();
  const { t: words } = useTranslation('theme');
  const localize = useLocalize();
  const change = useTheme((theme) => theme.change);
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const { mutate: logout } = useLogout();
  // Those that were opened once, so that their code is not fetched for everybody, and whether they still are.
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  if (!user) return null;
  const heading = (
    <span className={styles.heading}>
      <strong>{user.name}</strong>
      <span>{localize(roleLabel(user.role))}</span>
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
            ...personEntries.map((entry) => ({
              key: entry.key,
              icon: entry.icon,
              label: localize(entry.label),
              onClick: () =>
                'to' in entry ? void navigate(entry.to) : setOpened({ ...opened, [entry.key]: true }),
            })),
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
      {drawers.map(
        ({ key, Drawer }) =>
          key in opened && (
            <Suspense key={key}>
              <Drawer open={opened[key] === true} onClose={() => setOpened({ ...opened, [key]: false })} />
            </Suspense>
          ),
      )}
    </>
  );
}
