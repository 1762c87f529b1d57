import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainInput } from 'sijil/react/plain/PlainControls';
import { useLocalize } from 'sijil/react/providers/language';
import type { Localized } from 'sijil/base/i18n/localized';
import { isFullMatch, matchScore } from 'sijil/react/palette/matchScore';
import { NavLinks } from './NavLinks';
import styles from './SideNav.module.css';
import { useMenu } from './useMenu';
import { type MenuSection, screensOfEntry } from 'sijil/react/screens/menuFor';

/** Number of entries above which a menu gets a search box: more do not fit a laptop's window. */
const manyEntries = 15;

const longMenu = (sections: readonly MenuSection[]): boolean =>
  sections.flatMap(({ entries }) => entries).flatMap(screensOfEntry).length > manyEntries;

/** Returns the screens whose names match the search, by the palette's rules, tabs included; empty sections are left out. */
function sectionsNamed(
  sections: readonly MenuSection[],
  typed: string,
  localize: (text: Localized) => string,
): readonly MenuSection[] {
  if (typed.trim() === '') return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries
        .flatMap(screensOfEntry)
        .filter(({ label }) => isFullMatch(typed, matchScore(typed, localize(label)))),
    }))
    .filter(({ entries }) => entries.length > 0);
}

interface NavMenuProps {
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
}

/** The menu as one column, grouped under headings; a long one can be searched by name, and has one group open at a time. */
export function NavMenu({ collapsed = false, onNavigate }: NavMenuProps) {
  const { t } = useTranslation();
  const { sections, current } = useMenu();
  const nav = useRef<HTMLElement>(null);
  // Runs also when an entry above was added or removed. An effect of this component, so that the drawer's content exists.
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
        <NavLinks
          sections={shown}
          current={current}
          collapsed={collapsed}
          folding={isSearched && typed.trim() === ''}
          onNavigate={onNavigate}
        />
        {shown.length === 0 && (
          <p className={styles.nothing} role="status">
            {t('noMenuEntry')}
          </p>
        )}
      </nav>
    </>
  );
}

/** Scrolls the menu, but not the page, to the entry of the current screen. */
function showCurrent(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = nav?.getBoundingClientRect();
  if (!nav || !entry || !box || (entry.top >= box.top && entry.bottom <= box.bottom)) return;
  nav.scrollTop += entry.top - box.top - (box.height - entry.height) / 2;
}
