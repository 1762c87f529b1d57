import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DayOrder } from '#framework/schema/dayText';
import styles from './import.module.css';
import type { Importing } from './useImport';

interface DayOrderChoiceProps {
  readonly importing: Importing;
  readonly column: number;
}

/** Asked once for a column whose days could be read in two ways; nobody guesses whether 5/1 is in January or in May. */
export function DayOrderChoice({ importing: { orders, sayOrder }, column }: DayOrderChoiceProps) {
  const { t } = useTranslation('transfer');
  return (
    <div className={styles.dayOrder}>
      <span className={styles.quiet} id={`day-order-${column}`}>
        {t('import.columns.dayOrder')}
      </span>
      <Radio.Group
        aria-labelledby={`day-order-${column}`}
        value={orders[column] ?? null}
        onChange={({ target }) => sayOrder(column, target.value as DayOrder)}
      >
        <Radio value="dayFirst">{t('import.columns.dayFirst')}</Radio>
        <Radio value="monthFirst">{t('import.columns.monthFirst')}</Radio>
      </Radio.Group>
    </div>
  );
}
