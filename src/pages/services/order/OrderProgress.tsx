import { useTranslation } from 'react-i18next';
import progressStyles from './OrderProgress.module.css';
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
    <nav className={progressStyles.progress} aria-label={t('progress')}>
      <ol className={progressStyles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={`${progressStyles.step} ${index <= now ? progressStyles.reached : ''} ${index === now ? progressStyles.current : ''}`}
            {...(index === now && { 'aria-current': 'step' as const })}
          >
            {onGo && index < now ? (
              <button type="button" className={progressStyles.name} onClick={() => onGo(name)}>
                {t(`steps.${name}`)}
              </button>
            ) : (
              <span className={progressStyles.name}>{t(`steps.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={progressStyles.phone}>
        <strong>{t(`steps.${step}`)}</strong>
        <span className={progressStyles.count}>{t('stepOf', { now: now + 1, all: steps.length })}</span>
      </p>
    </nav>
  );
}
