import { ControlOutlined } from '@ant-design/icons';
import { Button, Checkbox, Drawer, Popover, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/schema/field';
import { useLocalize } from '@/providers/language';
import { ColumnOrder } from './ColumnOrder';
import type { ColumnChange } from './columnChoice';
import { densities, type Density } from './listAddress';
import styles from './listDisplay.module.css';
import { useNarrow } from '../useNarrow';
import { timestamps } from '../visibleFields';

export interface ColumnPickerProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly change: (step: ColumnChange) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

/** How the list looks: how close the rows of a table are, which columns or facts are shown and in which order. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { t } = useTranslation('list');
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const button = (
    <Button
      icon={<ControlOutlined aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-label={t('display')}
      {...(narrow && { title: t('display'), onClick: () => setOpen(true) })}
    >
      {!narrow && t('display')}
    </Button>
  );
  if (narrow)
    return (
      <>
        {button}
        <Drawer
          open={open}
          placement="bottom"
          height="min(80dvh, 560px)"
          title={t('display')}
          onClose={() => setOpen(false)}
        >
          <Choices {...props} densities={[]} />
        </Drawer>
      </>
    );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={<Choices {...props} densities={densities} />}
      // Beside its button, so that it stays inside the page's main part for whoever goes by landmarks.
      getPopupContainer={({ parentElement }) => parentElement ?? document.body}
    >
      {button}
    </Popover>
  );
}

interface ChoicesProps extends ColumnPickerProps {
  /** None where the list has no rows that could be closer. */
  readonly densities: readonly Density[];
}

function Choices({ fields, all, shown, change, density, onDensity, densities: offered }: ChoicesProps) {
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
