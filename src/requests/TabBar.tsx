import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import styles from './TabBar.module.css';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

interface TabBarProps {
  readonly tabs: readonly Tab[];
  /** Key of the open tab; the first tab for an unknown key. */
  readonly active: string | null;
  readonly onChange: (key: string) => void;
  readonly label: string;
}

/** Tabs that scroll sideways where they do not fit; antd's fold into a menu that screen readers cannot use. */
export function TabBar({ tabs, active, onChange, label }: TabBarProps) {
  const id = useId();
  const open = tabs.find(({ key }) => key === active) ?? tabs[0];
  const openId = `${id}-${open?.key ?? ''}`;
  useEffect(() => {
    // Scrolls the bar sideways, because an address may open a tab beyond its edge. The page does not move.
    const tab = document.getElementById(openId);
    const bar = tab?.parentElement;
    if (tab && bar) bar.scrollLeft += middleOf(tab) - middleOf(bar);
  }, [openId]);
  if (!open) return null;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabs[tabs.indexOf(open) + stepOf(event)];
    if (!next || next === open) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" tabIndex={-1} aria-label={label} className={styles.bar} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className={tab === open ? `${styles.tab} ${styles.open}` : styles.tab}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div key={open.key} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open.key}`}>
        {open.children}
      </div>
    </div>
  );
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Step of an arrow key, by the direction of the page. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward ? 1 : -1;
}
