import type { ReactNode } from 'react';
import styles from './PublicCard.module.css';

interface Props {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Icon of the result; the card is centred under it. */
  readonly icon?: ReactNode;
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** For a form with more than a few fields. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** The one card that every public page is. */
export function PublicCard({ title, hint, icon, tone = 'info', wide = false, children, footer }: Props) {
  const classes = [styles.card, wide && styles.wide, icon && styles.centred].filter(Boolean).join(' ');
  return (
    <section className={classes}>
      {icon && (
        <span className={styles.icon} data-tone={tone} aria-hidden="true">
          {icon}
        </span>
      )}
      <h1 className={styles.title}>{title}</h1>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
