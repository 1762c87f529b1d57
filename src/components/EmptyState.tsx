import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What to do next, in one sentence. */
  readonly hint?: string;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <InboxOutlined aria-hidden="true" />}
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
