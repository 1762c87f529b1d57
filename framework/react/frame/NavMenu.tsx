import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainInput } from '@framework/plain/PlainControls';
import { useLocalize } from '@framework/providers/language';
import type { Localized } from '#framework/base/i18n/localized';
import { isFullMatch, matchScore } from '@framework/palette/matchScore';
import { NavLinks } from './NavLinks';
import styles from './SideNav.module.css';
import { useMenu, type MenuSection } from './useMenu';

/** A menu that does not fit a laptop's window is searched. */
const manyEntries = 15;

const longMenu = (sections: readonly MenuSection[]): boolean =>
  sections.flatMap(({ entries }) => entries).length > manyEntries;

/** The entries whose names answer what was typed, as the palette finds them; a part without any goes. */
function sectionsNamed(
  sections: readonly MenuSection[],
  typed: string,
  localize: (text: Localized) => string,
): readonly MenuSection[] {
  if (typed.trim() === '') return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ label }) => isFullMatch(typed, matchScore(typed, localize(label)))),
    }))
    .filter(({ entries }) => entries.length > 0);
}

interface NavMenuProps {
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
}

/** The menu as one column, grouped under headings; a long one can be searched by name. */
export function NavMenu({ collapsed = false, onNavigate }: NavMenuProps) {
  const { t } = useTranslation();
  const { sections, current } = useMenu();
  const nav = useRef<HTMLElement>(null);
  // Also when an entry has come or gone above it. Not before the drawer, which may hold it, is in the page.
  useEffect(() => showCurrent(nav.current), [current, sections]);
  const localize = useLocalize();
  const [typed, type] = useState('');
  const isSearched = !collapsed && longMenu(sections);
  const shown = isSearched ? sectionsNamed(sections, typed, localize) : sections;
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (nativeEvent.isComposing) return;
    const first = nav.current?.querySelector('a');
    if (key === 'Escape') type('');
    if (key === 'ArrowDown') first?.focus();
    if (key === 'Enter' && typed) first?.click();
    if (key === 'ArrowDown' || key === 'Enter') nativeEvent.preventDefault();
  };
  return (
    <>
      {isSearched && (
        <div className={styles.search}>
          <PlainInput
            type="search"
            placeholder={t('searchMenu')}
            aria-label={t('searchMenu')}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      <nav ref={nav} aria-label={t('menu')} className={styles.scroll}>
        <NavLinks sections={shown} current={current} collapsed={collapsed} onNavigate={onNavigate} />
        {shown.length === 0 && (
          <p className={styles.nothing} role="status">
            {t('noMenuEntry')}
          </p>
        )}
      </nav>
    </>
  );
}

/** Scrolls the menu to the entry of a screen that was opened in another way; the page itself does not move. */
function showCurrent(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = nav?.getBoundingClientRect();
  if (!nav || !entry || !box || (entry.top >= box.top && entry.bottom <= box.bottom)) return;
  nav.scrollTop += entry.top - box.top - (box.height - entry.height) / 2;
}
