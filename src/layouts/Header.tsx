import type { ReactNode } from 'react';
import styles from './Header.module.css';
import { HeaderTools } from './HeaderTools';
import { ScrolledTitle } from './ScrolledTitle';

interface HeaderProps {
  /** What the layout puts at its beginning: the menu's button, or the brand and the menu itself. */
  readonly start: ReactNode;
  /** Where the beginning leaves no room for the screen's name. */
  readonly untitled?: boolean;
  readonly className?: string | undefined;
}

export function Header({ start, untitled = false, className = '' }: HeaderProps) {
  return (
    <header className={`${styles.header} ${className} no-print`} data-keep-clear>
      <div className={styles.start}>
        {start}
        {!untitled && <ScrolledTitle />}
      </div>
      <HeaderTools />
    </header>
  );
}
