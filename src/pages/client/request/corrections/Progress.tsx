import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DaysLeft } from '../../DaysLeft';
import styles from './Progress.module.css';

interface ProgressProps {
  readonly all: number;
  readonly sent: number;
  readonly dueAt: string | null;
  readonly items: readonly {
    readonly id: string;
    readonly isReady: boolean;
    readonly isOpen: boolean;
    readonly isBegun: boolean;
  }[];
  /** Button that sends what is ready. */
  readonly children: ReactNode;
}

/** Number of items that are answered, the time left, and a mark for each item; stays in view. */
export function Progress({ all, sent, dueAt, items, children }: ProgressProps) {
  const { t } = useTranslation('client');
  const answered = sent + items.filter(({ isReady }) => isReady).length;
  const words = t('corrections.progress', { answered, all });
  return (
    <div className={styles.progress} data-keep-clear>
      <div className={styles.words}>
        <strong>{words}</strong>
        {dueAt && <DaysLeft until={dueAt} />}
        {children}
      </div>
      <div className={styles.pips} role="img" aria-label={words}>
        {Array.from({ length: sent }, (_, place) => (
          <i key={place} data-state="ready" />
        ))}
        {items.map(({ id, isReady, isOpen, isBegun }) => (
          <i key={id} data-state={isReady ? 'ready' : isOpen ? 'open' : isBegun ? 'begun' : 'none'} />
        ))}
      </div>
    </div>
  );
}
