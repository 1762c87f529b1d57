import type { ReactNode } from 'react';
import styles from './PublicCard.module.css';

interface Props {
  /** Content above the card: the steps to which the page belongs. */
  readonly lead?: ReactNode;
  readonly title: string;
  readonly hint?: ReactNode;
  /** Icon of the result; the card is centred under it. */
  readonly icon?: ReactNode;
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Layout for a form with many fields. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** Card that makes up every public page. */
export function PublicCard(props: Props) {
  const { lead, title, hint, icon, tone = 'info', wide = false, children, footer } = props;
  const classes = [styles.card, wide && styles.wide, icon && styles.centred].filter(Boolean).join(' ');
  return (
    <section className={classes}>
      {lead}
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
