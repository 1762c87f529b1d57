import type { ReactNode } from 'react';
import styles from './Header.module.css';
import { HeaderTools } from './HeaderTools';
import { ScrolledTitle } from './ScrolledTitle';

interface HeaderProps {
  /** Beginning of the header: the menu's button, or the brand and the menu itself. */
  readonly start: ReactNode;
  /** Hides the screen's name, where the beginning leaves no room for it. */
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
