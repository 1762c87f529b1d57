import { useTranslation } from 'react-i18next';
import type { Period } from '#domain/figures/period';
import { formatMonth } from '#framework/base/formats/dates';
import { useLanguage } from '@framework/providers/language';
import styles from './Home.module.css';

/** The months that results are of, in words. */
export function PeriodWords({ from, to }: Period) {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  const first = formatMonth(from, language);
  return (
    <span className={styles.quiet}>
      {from === to
        ? t('questions.period', { from: first })
        : t('questions.periods', { from: first, to: formatMonth(to, language) })}
    </span>
  );
}
