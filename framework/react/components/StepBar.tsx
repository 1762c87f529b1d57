import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StepBar.module.css';

interface StepBarProps {
  readonly onBack?: (() => void) | null;
  /** Hint at missing input, or at the effect of the button. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** The way on and back; on a phone it stays under the thumb. */
export function StepBar({ onBack, hint, children }: StepBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar} data-keep-clear>
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
