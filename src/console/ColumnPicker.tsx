import { ControlOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/schema/field';
import { useLocalize } from '@/providers/language';
import { ColumnOrder } from './ColumnOrder';
import type { ColumnChange } from './columnChoice';
import { densities, type Density } from './listAddress';
import styles from './listDisplay.module.css';
import { timestamps } from './visibleFields';

export interface ColumnPickerProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly change: (step: ColumnChange) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

/** How the table looks: how close its rows are, which columns it has and in which order. */
export function ColumnPicker({ fields, all, shown, change, density, onDensity }: ColumnPickerProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const id = useId();
  const labelOf = (name: string) => localize((fields[name] ?? timestamps[name])?.label);
  const content = (
    <div className={styles.display}>
      <div>
        <span className={styles.heading} id={`${id}-density`}>
          {t('density.title')}
        </span>
        <Segmented<Density>
          block
          size="small"
          aria-labelledby={`${id}-density`}
          options={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
          value={density}
          onChange={onDensity}
        />
      </div>
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
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={content}
      // Beside its button, so that it stays inside the page's main part for whoever goes by landmarks.
      getPopupContainer={({ parentElement }) => parentElement ?? document.body}
    >
      <Button icon={<ControlOutlined aria-hidden="true" />} aria-haspopup="dialog">
        {t('display')}
      </Button>
    </Popover>
  );
}
