import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Home.module.css';
import { type PeriodName, periodNames, type usePeriod } from './usePeriod';

/** Which months the figures are of. */
export function PeriodPicker({ name, period, choose }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation('figures');
  return (
    <Select<PeriodName>
      className={styles.period}
      aria-label={t('period.label')}
      value={name ?? null}
      placeholder={[period.from, period.to].filter(Boolean).join(' – ')}
      onChange={choose}
      options={periodNames.map((value) => ({ value, label: t(`period.${value}`) }))}
    />
  );
}
