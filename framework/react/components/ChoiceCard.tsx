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

/** A card that works as a radio button or checkbox; the browser's own control is inside, for keyboard and screen readers. */
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
