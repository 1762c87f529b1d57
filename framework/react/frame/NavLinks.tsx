import { type ComponentType, type KeyboardEvent, useId } from 'react';
import { LaterTooltip } from '@framework/components/antd/laterControls';
import { useLocalize } from '@framework/providers/language';
import { favouriteKey, useFavouriteMenu } from '@framework/favourites/favouriteMenu';
import { iconNamed } from '@framework/components/icons';
import type { MenuItem } from '@framework/screens/menuFor';
import { MenuLink } from './MenuLink';
import styles from './NavLinks.module.css';
import type { MenuSection } from './useMenu';

interface NavLinksProps {
  readonly sections: readonly MenuSection[];
  /** Address of the current screen's entry. */
  readonly current: string;
  /** True to show only icons, with the names as tooltips. */
  readonly collapsed?: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/**
 * Menu entries in one column, in sections with headings. They are plain links in lists, because every page renders them.
 * Arrow keys move the focus, as in antd's menu.
 */
export function NavLinks({ sections, current, collapsed = false, onNavigate }: NavLinksProps) {
  const localize = useLocalize();
  const id = useId();
  const parts = useFavouriteMenu((menu) => menu.parts);
  return (
    <div className={collapsed ? styles.collapsed : undefined} onKeyDown={moveFocus} role="presentation">
      {sections.map(({ key, label, entries }) => (
        <div key={key}>
          {label && (
            <div className={styles.part}>
              <p id={`${id}-${key}`} className={styles.heading}>
                {localize(label)}
              </p>
              {key === favouriteKey && parts && !collapsed && <parts.Arrange />}
            </div>
          )}
          <ul className={styles.entries} {...(label && { 'aria-labelledby': `${id}-${key}` })}>
            {entries.map((entry) => (
              <Entry
                key={entry.path}
                entry={entry}
                isCurrent={entry.path === current}
                collapsed={collapsed}
                Star={parts?.Star}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly entry: MenuItem;
  readonly isCurrent: boolean;
  readonly collapsed: boolean;
  readonly Star: ComponentType<{ readonly entry: MenuItem }> | undefined;
  readonly onNavigate: (() => void) | undefined;
}

function Entry({ entry, isCurrent, collapsed, Star, onNavigate }: EntryProps) {
  const { path, label, icon } = entry;
  const localize = useLocalize();
  const name = localize(label);
  const link = (
    <MenuLink path={path} className={styles.entry} isCurrent={isCurrent} onNavigate={onNavigate}>
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
    </li>
  );
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // With Alt, arrows and Home belong to the browser; likewise for the other modifiers.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === event.target);
  if (!step || at < 0) return;
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}
