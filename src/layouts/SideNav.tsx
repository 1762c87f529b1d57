import { Menu, type MenuProps } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Localized } from '#domain/i18n/localized';
import { useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import { Brand } from './Brand';
import { iconNamed } from './icons';
import { type MenuItem, menuFor } from './menuFor';
import styles from './SideNav.module.css';

interface Props {
  readonly collapsed: boolean;
  readonly onNavigate?: () => void;
}

export function SideNav({ collapsed, onNavigate }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const role = useSession((session) => session.user?.role);
  const localize = useLocalize();
  const entries = useMemo(() => (role ? menuFor(role) : []), [role]);
  const items = useMemo(() => toMenu(entries, localize), [entries, localize]);
  return (
    <div className={styles.nav}>
      <div className={styles.brand}>
        <Brand markOnly={collapsed} />
      </div>
      <nav aria-label={t('menu')} className={styles.scroll}>
        <Menu
          mode="inline"
          inlineCollapsed={collapsed}
          items={items}
          selectedKeys={[currentOf(entries, pathname)]}
          {...(onNavigate && { onClick: onNavigate })}
        />
      </nav>
    </div>
  );
}

function toMenu(entries: readonly MenuItem[], localize: (text: Localized) => string): MenuProps['items'] {
  const item = ({ path, label, icon }: MenuItem) => ({
    key: path,
    icon: iconNamed(icon),
    label: <Link to={path}>{localize(label)}</Link>,
    title: localize(label),
  });
  const groups = [
    ...new Map(entries.flatMap(({ group }) => (group ? [[group.en, group] as const] : []))).values(),
  ];
  return [
    ...entries.filter(({ group }) => !group).map(item),
    ...groups.map((group) => ({
      key: group.en,
      type: 'group' as const,
      label: localize(group),
      children: entries.filter((entry) => entry.group?.en === group.en).map(item),
    })),
  ];
}

/** The entry whose address begins the current one; the longest wins. */
function currentOf(entries: readonly MenuItem[], pathname: string): string {
  const found = entries.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return found.sort((one, other) => other.path.length - one.path.length)[0]?.path ?? '';
}
