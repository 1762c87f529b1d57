import { Button, Checkbox, Drawer, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HolderOutlined } from '@ant-design/icons';
import { useLocalize } from 'sijil/react/providers/language';
import { MoveButtons, useDragging } from 'sijil/react/components/MoveButtons';
import { mostPinned } from 'sijil/schema/lists/listLayout';
import type { Density } from 'sijil/schema/lists/listState';
import { AddField } from '../design/AddField';
import { timestamps } from 'sijil/schema/systemFields';
import type { ColumnPickerProps } from './ListToolbar';
import styles from './listDisplay.module.css';
import type { ColumnChange } from '../query/columns';

export interface ColumnChoicesProps extends ColumnPickerProps {
  /** Empty where the list has no rows with a density. */
  readonly densities: readonly Density[];
}

/** Choices of row density, and of the columns and their order. */
export function ColumnChoices({
  resource,
  fields,
  all,
  shown,
  change,
  density,
  onDensity,
  pinned,
  onPinned,
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
      {offered.length > 0 && (
        <div>
          <span className={styles.heading} id={`${id}-pinned`}>
            {t('columns.pinned')}
          </span>
          <Segmented<number>
            block
            size="small"
            aria-labelledby={`${id}-pinned`}
            options={Array.from({ length: mostPinned + 1 }, (_, count) => ({
              value: count,
              label: count === 0 ? t('columns.pinnedNone') : t('columns.pinnedFirst', { count }),
            }))}
            value={pinned}
            onChange={onPinned}
          />
        </div>
      )}
      <AddField resource={resource} />
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

interface ColumnOrderProps {
  readonly shown: readonly string[];
  readonly labelOf: (name: string) => string;
  readonly change: (step: ColumnChange) => void;
}

/** Columns of the table in order: dragged by pointer, or moved by buttons. */
function ColumnOrder({ shown, labelOf, change }: ColumnOrderProps) {
  const { t } = useTranslation('list');
  const { dragged, source, target } = useDragging();
  return (
    <ul className={styles.columns}>
      {shown.map((name, index) => (
        <li key={name}>
          <div
            className={name === dragged ? `${styles.column} ${styles.dragged}` : styles.column}
            {...source(name)}
            {...target((moved) => moved !== name && change({ move: moved, to: index }))}
          >
            <HolderOutlined aria-hidden="true" className={styles.handle ?? ''} />
            <Checkbox
              className={styles.columnName ?? ''}
              checked
              disabled={shown.length === 1}
              onChange={() => change({ toggle: name })}
            >
              {labelOf(name)}
            </Checkbox>
            <MoveButtons
              at={index}
              count={shown.length}
              earlier={t('columns.earlier', { name: labelOf(name) })}
              later={t('columns.later', { name: labelOf(name) })}
              onMove={(to) => change({ move: name, to })}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface ColumnDrawerProps extends ColumnPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer with the same choices for a narrow screen, whose cards have only one density. */
export function ColumnDrawer({ open, onClose, ...choices }: ColumnDrawerProps) {
  const { t } = useTranslation('list');
  return (
    <Drawer open={open} placement="bottom" height="min(80dvh, 560px)" title={t('display')} onClose={onClose}>
      <ColumnChoices {...choices} densities={[]} />
    </Drawer>
  );
}
