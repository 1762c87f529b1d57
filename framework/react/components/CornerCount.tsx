import type { ReactNode } from 'react';
import styles from './CornerCount.module.css';

interface CornerCountProps {
  /** Nothing is shown of zero. */
  readonly count: number;
  /** Largest number shown; above it, «and more». */
  readonly most?: number;
  /** Background of the figure; that of a warning by default. */
  readonly color?: string;
  readonly className?: string | undefined;
  /** Icon or button that carries the number. */
  readonly children: ReactNode;
}

/** A small figure at the corner of a button. antd's badge does more, and every page would bring it for this. */
export function CornerCount({ count, most = 99, color, className = '', children }: CornerCountProps) {
  return (
    <span className={`${styles.counted} ${className}`}>
      {children}
      {count > 0 && (
        <sup className={styles.count} data-count title={String(count)} style={{ backgroundColor: color }}>
          {count > most ? `${most}+` : count}
        </sup>
      )}
    </span>
  );
}

/** Number of entries that wait, next to a title; nothing for zero. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 && <span className={styles.badge}>{count}</span>;
}
