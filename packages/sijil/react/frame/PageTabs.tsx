import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMenuCounts } from 'sijil/react/application';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { focusLinks } from './linkKeys';
import { MenuLink, useMenuLinks } from './MenuLink';
import { WaitingCount } from './NavLinks';
import styles from './PageTabs.module.css';
import { useOpenTabs } from './useMenu';

/** Tabs of the menu entry to which the open screen belongs. They are links, because each has its own address. */
export function PageTabs() {
  const entry = useOpenTabs();
  const { pathname } = useLocation();
  const localize = useLocalize();
  const rtl = useLanguage() === 'ar';
  const counts = useMenuCounts();
  const links = useMenuLinks();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(list.current), [pathname, entry]);
  if (!entry?.tabs) return null;
  const keys = focusLinks(
    rtl ? { next: 'ArrowLeft', previous: 'ArrowRight' } : { next: 'ArrowRight', previous: 'ArrowLeft' },
  );
  return (
    <nav aria-label={localize(entry.label)} className={`${styles.tabs} no-print`}>
      <div {...links} onKeyDown={keys} role="presentation">
        <ul ref={list}>
          {entry.tabs.map(({ path, label }) => (
            <li key={path}>
              <MenuLink path={path} isCurrent={path === pathname}>
                {localize(label)}
              </MenuLink>
              <WaitingCount count={counts.get(path) ?? 0} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Scrolls the tabs, but not the page, to the open one. */
function showCurrent(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = list?.getBoundingClientRect();
  if (!list || !tab || !box || (tab.left >= box.left && tab.right <= box.right)) return;
  list.scrollLeft += tab.left - box.left - (box.width - tab.width) / 2;
}
