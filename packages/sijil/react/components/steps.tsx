import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './steps.module.css';

interface StepBarProps {
  readonly onBack?: (() => void) | null;
  /** Hint at missing input, or at the effect of the button. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Buttons to the next step and back; on a phone they stay at the bottom of the screen. */
export function StepBar({ onBack, hint, children }: StepBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar} data-keep-clear data-bottom-bar>
      <p className={styles.hint} aria-live="polite">
        {hint}
      </p>
      {onBack && (
        <Button size="large" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <span className={styles.primary}>{children}</span>
    </div>
  );
}

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
