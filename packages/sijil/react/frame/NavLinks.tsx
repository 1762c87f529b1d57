import { type ComponentType, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuCounts } from 'sijil/react/application';
import { LaterTooltip } from 'sijil/react/components/antd/laterControls';
import { useLocalize } from 'sijil/react/providers/language';
import { favouriteKey, useFavouriteMenu } from 'sijil/react/favourites/favouriteMenu';
import { iconNamed } from 'sijil/react/components/icons';
import { type MenuItem, type MenuSection, screensOfEntry } from 'sijil/react/screens/menuFor';
import { MenuLink, useMenuLinks } from './MenuLink';
import styles from './NavLinks.module.css';
import { focusLinks } from './linkKeys';

interface NavLinksProps {
  readonly sections: readonly MenuSection[];
  /** Address of the current screen's entry. */
  readonly current: string;
  /** True to show only icons, with the names as tooltips. */
  readonly collapsed?: boolean;
  /** True where a section is opened by its heading, one at a time. */
  readonly folding?: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/**
 * Menu entries in one column, in sections. In a folding menu a heading opens its section, one at a time: first that of the
 * current screen; favourites and the entries without a heading are always open. The entries are plain links in lists,
 * because every page renders them. Arrow keys move the focus, as in antd's menu.
 */
export function NavLinks({
  sections,
  current,
  collapsed = false,
  folding = false,
  onNavigate,
}: NavLinksProps) {
  const localize = useLocalize();
  const id = useId();
  const parts = useFavouriteMenu((menu) => menu.parts);
  const { open, toggle } = useOpenSection(sections, current);
  const links = useMenuLinks(onNavigate);
  const counts = useMenuCounts();
  const folds = (key: string) => folding && !collapsed && key !== favouriteKey;
  const isOpen = ({ key, label }: MenuSection) => !folds(key) || label === null || key === open;
  return (
    <div
      {...links}
      className={collapsed ? styles.collapsed : undefined}
      onKeyDown={focusLinks({ next: 'ArrowDown', previous: 'ArrowUp' })}
      role="presentation"
    >
      {sections.map((section) => (
        <div key={section.key}>
          {section.label && (
            <div className={styles.part}>
              {folds(section.key) ? (
                <button
                  type="button"
                  id={`${id}-${section.key}`}
                  className={styles.opener}
                  aria-expanded={isOpen(section)}
                  onClick={() => toggle(section.key)}
                >
                  <span className={styles.name}>{localize(section.label)}</span>
                </button>
              ) : (
                <p id={`${id}-${section.key}`} className={styles.heading}>
                  {localize(section.label)}
                </p>
              )}
              {section.key === favouriteKey && parts && !collapsed && <parts.Arrange />}
            </div>
          )}
          {isOpen(section) && (
            <ul
              className={styles.entries}
              {...(section.label && { 'aria-labelledby': `${id}-${section.key}` })}
            >
              {section.entries.map((entry) => (
                <Entry
                  key={entry.path}
                  entry={entry}
                  isCurrent={entry.path === current}
                  collapsed={collapsed}
                  count={countOf(entry, counts)}
                  // A favourite is a screen, not a page of several.
                  Star={entry.tabs ? undefined : parts?.Star}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

/** The open section of the menu: that of the current screen, or the first one, until the person opens another one or folds it. */
function useOpenSection(sections: readonly MenuSection[], current: string) {
  const own = sections.filter(({ key }) => key !== favouriteKey);
  const ofCurrent =
    (own.find(({ entries }) => entries.some(({ path }) => path === current)) ?? own[0])?.key ?? '';
  const [chosen, setChosen] = useState({ at: current, section: ofCurrent });
  const open = chosen.at === current ? chosen.section : ofCurrent;
  const toggle = (section: string) => setChosen({ at: current, section: section === open ? '' : section });
  return { open, toggle };
}

interface EntryProps {
  readonly entry: MenuItem;
  readonly isCurrent: boolean;
  readonly collapsed: boolean;
  /** Number of records that wait for the person there. */
  readonly count: number;
  readonly Star: ComponentType<{ readonly entry: MenuItem }> | undefined;
}

/** Returns the number of records that wait for the person on the screens of an entry. */
export const countOf = (entry: MenuItem, counts: ReadonlyMap<string, number>): number =>
  screensOfEntry(entry).reduce((sum, { path }) => sum + (counts.get(path) ?? 0), 0);

/** Highest number at an entry. */
const most = 99;

/** Entry that a navigation renders only if it becomes the current one, or was it. */
const Entry = memo(function Entry({ entry, isCurrent, collapsed, count, Star }: EntryProps) {
  const { path, label, icon } = entry;
  const localize = useLocalize();
  const name = localize(label);
  const link = (
    <MenuLink path={path} className={styles.entry} isCurrent={isCurrent}>
      {iconNamed(icon)}
      <span className={styles.name} title={collapsed ? undefined : name}>
        {name}
      </span>
    </MenuLink>
  );
  return (
    <li className={styles.item}>
      {collapsed ? (
        <LaterTooltip
          title={name}
          trigger={['hover', 'focus']}
          placement={document.dir === 'rtl' ? 'left' : 'right'}
        >
          {link}
        </LaterTooltip>
      ) : (
        <>
          {link}
          {Star && <Star entry={entry} />}
        </>
      )}
      <WaitingCount count={count} hidden={collapsed} />
    </li>
  );
});

interface WaitingCountProps {
  readonly count: number;
  /** True to show no figure, only to say it. */
  readonly hidden?: boolean;
}

/** Number of records that wait for the person, next to a link; nothing where none does. */
export function WaitingCount({ count, hidden = false }: WaitingCountProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{hidden ? '' : count > most ? `${most}+` : count}</span>
      <span className="visually-hidden">{t('waitsForYou', { count })}</span>
    </span>
  );
}
