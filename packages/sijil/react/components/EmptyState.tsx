import type { ReactNode } from 'react';
import { Icon } from 'sijil/react/plain/Icon';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Hint at the next step, in one sentence. */
  readonly hint?: string;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** True where it is the only content of the page; its title is then the page's heading. */
  readonly page?: boolean;
}

/** Message for an empty place, with the next step. */
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
