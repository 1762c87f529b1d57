import { once } from 'sijil/base/once';
import { mustComplete } from 'sijil/schema/visits';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  BgColorsOutlined,
  LogoutOutlined,
  MoonOutlined,
  SunOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLogout } from '@refinedev/core';
import { useNavigate } from 'react-router';
import styles from './Header.module.css';
import { HeaderExtras, portalPart } from 'sijil/react/application';
import { PaletteButton } from 'sijil/react/palette/Palette';
import { ExportsButton } from 'sijil/react/console/transfer/exports/ExportsButton';
import { useTheme } from 'sijil/react/theme/themeStore';
import { LanguageButton } from './AppearanceButtons';
import { holdHeaderSlot } from 'sijil/react/components/headerSlot';
import { roleLabel } from 'sijil/schema/roles/customRolesResource';
import { LaterDropdown } from 'sijil/react/components/antd/laterControls';
import { changeLanguage } from 'sijil/react/providers/i18n';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';

/** Tools at the end of the header, the same in every layout. */
function HeaderTools() {
  const { t } = useTranslation('theme');
  const completing = useMustComplete();
  const change = useTheme((theme) => theme.change);
  return (
    <div className={styles.tools}>
      {!completing && <PaletteButton />}
      <span className={styles.roomy}>
        <Button
          type="text"
          icon={<BgColorsOutlined aria-hidden="true" />}
          aria-label={t('open')}
          title={t('open')}
          onClick={() => change({ panelExpand: true })}
        />
        <LanguageButton />
      </span>
      {!completing && <ExportsButton />}
      {!completing && <HeaderExtras />}
      <PersonMenu />
    </div>
  );
}

interface HeaderProps {
  /** Beginning of the header: the menu's button, or the brand and the menu itself. */
  readonly start: ReactNode;
  /** True where the page draws its title and actions into the header. */
  readonly carriesTitle?: boolean;
}

export function Header({ start, carriesTitle = false }: HeaderProps) {
  return (
    <header className={styles.header} data-keep-clear>
      <div className={styles.start}>
        {start}
        {carriesTitle && <div ref={holdHeaderSlot} className={styles.slot} />}
      </div>
      <HeaderTools />
    </header>
  );
}

const personEntries = () => portalPart().personEntries ?? [];

const drawers = once(() =>
  personEntries().flatMap((entry) => ('load' in entry ? [{ key: entry.key, Drawer: lazy(entry.load) }] : [])),
);

function PersonMenu() {
  const { t } = useTranslation();
  const { t: words } = useTranslation('theme');
  const localize = useLocalize();
  const { change, mode, toggleMode } = useTheme();
  const dark = mode === 'dark';
  const next = useLanguage() === 'ar' ? 'en' : 'ar';
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const { mutate: logout } = useLogout();
  // Drawers by key: present once opened, so that their code is loaded on demand; the value tells if one is open now.
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
            ...personEntries().map((entry) => ({
              key: entry.key,
              icon: entry.icon,
              label: localize(entry.label),
              onClick: () =>
                'to' in entry ? void navigate(entry.to) : setOpened({ ...opened, [entry.key]: true }),
            })),
            {
              key: 'mode',
              icon: dark ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />,
              label: t(dark ? 'lightMode' : 'darkMode'),
              onClick: toggleMode,
            },
            {
              key: 'language',
              icon: <TranslationOutlined aria-hidden="true" />,
              label: <span lang={next}>{t('switchLanguage')}</span>,
              onClick: () => void changeLanguage(next),
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
      {drawers().map(
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

/** True while every other screen would redirect to the registration; the frame then shows no menu. */
export function useMustComplete(): boolean {
  return useSession(({ user }) => user !== null && mustComplete(user));
}
