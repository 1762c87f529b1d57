import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLinks } from './NavLinks';
import styles from './SideNav.module.css';
import { useMenu } from './useMenu';

interface NavMenuProps {
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
}

/** The whole menu, one entry under the other, in parts under their headings. */
export function NavMenu({ collapsed = false, onNavigate }: NavMenuProps) {
  const { t } = useTranslation();
  const { sections, current } = useMenu();
  const nav = useRef<HTMLElement>(null);
  // Also when an entry has come or gone above it. Not before the drawer, which it may stand in, is in the page.
  useEffect(() => showCurrent(nav.current), [current, sections]);
  return (
    <nav ref={nav} aria-label={t('menu')} className={styles.scroll}>
      <NavLinks sections={sections} current={current} collapsed={collapsed} onNavigate={onNavigate} />
    </nav>
  );
}

/** Whoever comes to a screen by another way than the menu finds its entry in sight; the page itself does not move. */
function showCurrent(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = nav?.getBoundingClientRect();
  if (!nav || !entry || !box || (entry.top >= box.top && entry.bottom <= box.bottom)) return;
  nav.scrollTop += entry.top - box.top - (box.height - entry.height) / 2;
}
