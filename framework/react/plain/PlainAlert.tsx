import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './plain.module.css';

const icons = {
  success: 'check-circle-filled',
  info: 'info-circle-filled',
  warning: 'exclamation-circle-filled',
  danger: 'close-circle-filled',
} as const;

interface PlainAlertProps {
  readonly tone: keyof typeof icons;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** True for an alert from edge to edge of its container. */
  readonly banner?: boolean;
  /**
   * Live region for a message that appears later: announced at once, or after other speech. Absent for one that is
   * there from the beginning.
   */
  readonly role?: 'alert' | 'status' | undefined;
}

/** Alert about the content around it. */
export function PlainAlert({ tone, title, text, banner = false, role }: PlainAlertProps) {
  const classes = [styles.alert, banner && styles.banner, text !== undefined && styles.roomy];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--tone': `var(--tone-${tone}-text)`, '--ground': `var(--tone-${tone}-ground)` }}
      role={role}
      data-alert
    >
      <span className={styles.sign}>
        <Icon of={icons[tone]} />
      </span>
      <div className={styles.words}>
        <div className={text === undefined ? undefined : styles.alertTitle}>{title}</div>
        {text !== undefined && <div>{text}</div>}
      </div>
    </div>
  );
}
