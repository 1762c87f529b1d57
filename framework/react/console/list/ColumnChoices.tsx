import { Button, Checkbox, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import { ColumnOrder } from './ColumnOrder';
import type { ColumnPickerProps } from './ColumnPicker';
import type { Density } from '../query/listAddress';
import styles from './listDisplay.module.css';
import { timestamps } from '../visibleFields';

interface ColumnChoicesProps extends ColumnPickerProps {
  /** None where the list has no rows that could be closer. */
  readonly densities: readonly Density[];
}

/** How close the rows are, which columns are shown and in which order. */
export function ColumnChoices({
  fields,
  all,
  shown,
  change,
  density,
  onDensity,
  densities: offered,
}: ColumnChoicesProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const id = useId();
  const labelOf = (name: string) => localize((fields[name] ?? timestamps[name])?.label);
  return (
    <div className={styles.display}>
      {offered.length > 0 && (
        <div>
          <span className={styles.heading} id={`${id}-density`}>
            {t('density.title')}
          </span>
          <Segmented<Density>
            block
            size="small"
            aria-labelledby={`${id}-density`}
            options={offered.map((value) => ({ value, label: t(`density.${value}`) }))}
            value={density}
            onChange={onDensity}
          />
        </div>
      )}
      <div>
        <span className={styles.heading}>{t('columns.shown')}</span>
        <ColumnOrder shown={shown} labelOf={labelOf} change={change} />
      </div>
      {shown.length < all.length && (
        <div>
          <span className={styles.heading}>{t('columns.hidden')}</span>
          <ul className={styles.columns}>
            {all
              .filter((name) => !shown.includes(name))
              .map((name) => (
                <li key={name} className={styles.column}>
                  <Checkbox checked={false} onChange={() => change({ toggle: name })}>
                    {labelOf(name)}
                  </Checkbox>
                </li>
              ))}
          </ul>
        </div>
      )}
      <Button type="link" size="small" className={styles.reset ?? ''} onClick={() => change({ reset: true })}>
        {t('columns.reset')}
      </Button>
    </div>
  );
}
