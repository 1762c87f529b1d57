import { useTranslation } from 'react-i18next';
import type { FormCategory } from '#domain/forms/inspectionForm';
import { remainingWeight } from '#domain/forms/weights';
import styles from './Builder.module.css';

/** Sum of the categories' weights, and its difference from 100. */
export function WeightBar({ categories }: { readonly categories: readonly FormCategory[] }) {
  const { t } = useTranslation('templates');
  const left = remainingWeight(categories);
  const sum = Math.round((100 - left) * 100) / 100;
  const tone = left === 0 ? 'success' : left < 0 ? 'danger' : 'warning';
  return (
    <div className={styles.weights} aria-live="polite">
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.fill}
          style={{ inlineSize: `${Math.min(100, sum)}%`, background: `var(--tone-${tone}-text)` }}
        />
      </div>
      <span style={{ color: `var(--tone-${tone}-text)` }}>
        {left === 0
          ? t('builder.weightsFull')
          : left > 0
            ? t('builder.weightsLeft', { sum, left })
            : t('builder.weightsOver', { sum, over: -left })}
      </span>
    </div>
  );
}
