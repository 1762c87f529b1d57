import type { ReactNode } from 'react';
import styles from './PublicCard.module.css';

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** The one card that every public page is. */
export function PublicCard({ title, hint, children, footer }: Props) {
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
