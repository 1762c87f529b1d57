import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthRange } from '@/charts/MonthRange';
import styles from './Home.module.css';
import { periodNames, type usePeriod } from './usePeriod';

const own = 'own';

/** Period of the figures: a usual one up to today, or any other. */
export function PeriodPicker({ name, period, choose, take }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation(['figures', 'fields']);
  const [picking, setPicking] = useState(name === undefined);
  const open = picking || name === undefined;
  return (
    <div className={styles.picker}>
      <Select<string>
        className={styles.period}
        aria-label={t('period.label')}
        value={open ? own : name}
        onChange={(chosen: string) => {
          setPicking(chosen === own);
          const usual = periodNames.find((one) => one === chosen);
          if (usual) choose(usual);
        }}
        options={[...periodNames, own].map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {open && <MonthRange value={period} onChange={take} />}
    </div>
  );
}
