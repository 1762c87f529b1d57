import type { ReactNode } from 'react';
import { Icon } from '@framework/plain/Icon';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Hint at the next step, in one sentence. */
  readonly hint?: string;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** It is all that the page has, and so its heading. */
  readonly page?: boolean;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, hint, action, icon, page = false }: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Icon of="inbox" />}
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
