import { MenuOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Link } from 'react-router';
import { Brand } from 'sijil/react/application';
import { LaterMenu } from 'sijil/react/components/antd/laterControls';
import styles from './frameMenus.module.css';
import { useMenu, useMenuItems } from './useMenu';
import type { MenuSection } from 'sijil/react/screens/menuFor';
import { useMenuLinks } from './MenuLink';
import { NavMenu } from './NavMenu';
import sideNav from './SideNav.module.css';
import { useLocalize } from 'sijil/react/providers/language';
import { useTheme } from 'sijil/react/theme/themeStore';
import { NavLinks } from './NavLinks';
import { iconNamed } from 'sijil/react/components/icons';
import railStyles from './Rail.module.css';

/** Menu in a bar; entries that do not fit are in a dropdown at its end. */
export function TopMenu() {
  const { t } = useTranslation();
  const { current } = useMenu();
  const items = useMenuItems();
  const links = useMenuLinks();
  return (
    <>
      <Brand />
      <nav {...links} aria-label={t('menu')} className={styles.nav}>
        <LaterMenu
          mode="horizontal"
          items={items ?? []}
          selectedKeys={[current]}
          overflowedIndicator={<MenuOutlined aria-label={t('moreMenu')} />}
          className={styles.menu ?? ''}
        />
      </nav>
    </>
  );
}

/** The brand with the menu below it, expanded or collapsed to icons. */
export function SideNav({ collapsed }: { readonly collapsed: boolean }) {
  return (
    <div className={sideNav.nav}>
      <div className={collapsed ? sideNav.mark : sideNav.brand}>
        <Brand markOnly={collapsed} />
      </div>
      <NavMenu collapsed={collapsed} />
    </div>
  );
}

/** Mini rail and side panel (80 and 270 px, rules 7.3). The panel shows the current screen's section until another is chosen. */
export function StackedNav() {
  const { t } = useTranslation();
  const { sections, current } = useMenu();
  const collapsed = useTheme((theme) => theme.layout.sideNavCollapse);
  // The last match, because a favourite is listed in its own section too.
  const own = sections.findLast(({ entries }) => entries.some(({ path }) => path === current));
  const [chosen, setChosen] = useState<{ readonly at: string; readonly key: string } | null>(null);
  const open = (chosen?.at === current ? chosen.key : own?.key) ?? sections[0]?.key ?? '';
  const section = sections.find(({ key }) => key === open);
  return (
    <aside className={`${styles.stacked} no-print`}>
      <div className={styles.rail}>
        <Brand markOnly />
        <nav aria-label={t('menuParts')} className={styles.scroll}>
          <Rail
            sections={sections}
            current={current}
            open={open}
            onOpen={(key) => setChosen({ at: current, key })}
          />
        </nav>
      </div>
      {!collapsed && section?.label && <Panel section={section} current={current} />}
    </aside>
  );
}

interface PanelProps {
  readonly section: MenuSection;
  readonly current: string;
}

function Panel({ section, current }: PanelProps) {
  const localize = useLocalize();
  const title = localize(section.label);
  return (
    <nav className={styles.panel} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <NavLinks sections={[{ ...section, label: null }]} current={current} />
    </nav>
  );
}

interface RailProps {
  readonly sections: readonly MenuSection[];
  readonly current: string;
  readonly open: string;
  readonly onOpen: (key: string) => void;
}

/** Entries outside a group link to their screens; a heading opens its part in the panel. */
function Rail({ sections, current, open, onOpen }: RailProps) {
  const localize = useLocalize();
  return (
    <ul className={railStyles.rail}>
      {sections.flatMap(({ key, label, entries }) =>
        label
          ? [
              <li key={key}>
                <button
                  type="button"
                  className={`${railStyles.entry} ${open === key ? railStyles.open : ''}`}
                  aria-expanded={open === key}
                  onClick={() => onOpen(key)}
                >
                  <span className={railStyles.icon}>{iconNamed(entries[0]?.icon ?? '')}</span>
                  <span className={railStyles.label}>{localize(label)}</span>
                </button>
              </li>,
            ]
          : entries.map((entry) => (
              <li key={entry.path}>
                <Link
                  to={entry.path}
                  className={`${railStyles.entry} ${current === entry.path ? railStyles.open : ''}`}
                  {...(current === entry.path && { 'aria-current': 'page' as const })}
                >
                  <span className={railStyles.icon}>{iconNamed(entry.icon)}</span>
                  <span className={railStyles.label}>{localize(entry.label)}</span>
                </Link>
              </li>
            )),
      )}
    </ul>
  );
}
