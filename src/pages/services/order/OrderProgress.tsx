import { useTranslation } from 'react-i18next';
import styles from './OrderProgress.module.css';
import type { OrderStep } from './orderSteps';

interface OrderProgressProps {
  readonly steps: readonly OrderStep[];
  readonly step: OrderStep;
  /** Absent once the order is placed: what was answered is then in the contract. */
  readonly onGo?: ((step: OrderStep) => void) | undefined;
}

/** Steps of the order, with the current one; on a phone a line and the name of the step. */
export function OrderProgress({ steps, step, onGo }: OrderProgressProps) {
  const { t } = useTranslation('order');
  const now = steps.indexOf(step);
  return (
    <nav className={styles.progress} aria-label={t('progress')}>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={`${styles.step} ${index <= now ? styles.reached : ''} ${index === now ? styles.current : ''}`}
            {...(index === now && { 'aria-current': 'step' as const })}
          >
            {onGo && index < now ? (
              <button type="button" className={styles.name} onClick={() => onGo(name)}>
                {t(`steps.${name}`)}
              </button>
            ) : (
              <span className={styles.name}>{t(`steps.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.phone}>
        <strong>{t(`steps.${step}`)}</strong>
        <span className={styles.count}>{t('stepOf', { now: now + 1, all: steps.length })}</span>
      </p>
    </nav>
  );
}
