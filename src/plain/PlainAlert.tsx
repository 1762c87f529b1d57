import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './plain.module.css';

const icons = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  danger: CloseCircleFilled,
} as const;

interface PlainAlertProps {
  readonly tone: keyof typeof icons;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** From edge to edge of what it stands in. */
  readonly banner?: boolean;
  /** What is told as it happens: at once, or when nothing else is said. Otherwise it is there from the beginning. */
  readonly role?: 'alert' | 'status' | undefined;
}

/** Something to know about what stands around it. */
export function PlainAlert({ tone, title, text, banner = false, role }: PlainAlertProps) {
  const classes = [styles.alert, banner && styles.banner, text !== undefined && styles.roomy];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--tone': `var(--tone-${tone}-text)`, '--ground': `var(--tone-${tone}-ground)` } as object}
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
