import type { ReactNode } from 'react';
import styles from './PlainMessage.module.css';

interface PlainMessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

/** Full-page message: access denied, an error. */
export function PlainMessage({ icon, title, hint, action }: PlainMessageProps) {
  return (
    <div className={styles.message}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h1 className={styles.title}>{title}</h1>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
