import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps {
  readonly type?: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A whole card to press; underneath it is the browser's own radio or box, so that keys and readers know it. */
export function ChoiceCard({ type = 'radio', name, checked, disabled, onChoose, children }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input
        className={styles.input}
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={styles.body}>{children}</span>
    </label>
  );
}
