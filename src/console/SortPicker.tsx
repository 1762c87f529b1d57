import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/schema/field';
import { useLocalize } from '@/providers/language';
import styles from './list.module.css';
import { isSortable, type Sort } from './listAddress';

interface SortPickerProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly sort: readonly Sort[];
  readonly onChange: (sort: Sort[]) => void;
}

/** The order of the cards, where there are no headers to click. */
export function SortPicker({ fields, sort, onChange }: SortPickerProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const id = useId();
  const options = Object.entries(fields)
    .filter(([name]) => isSortable(name, fields))
    .flatMap(([name, { label }]) =>
      (['asc', 'desc'] as const).map((order) => ({
        value: `${order}:${name}`,
        label: t(`sort.${order}`, { name: localize(label) }),
      })),
    );
  const [first] = sort;
  return (
    <div>
      <label className={styles.filterLabel} htmlFor={id}>
        {t('sort.title')}
      </label>
      <Select
        id={id}
        allowClear
        style={{ inlineSize: '100%' }}
        options={options}
        value={first ? `${first.order}:${first.field}` : null}
        onChange={(chosen: string | undefined) => onChange(toSort(chosen))}
      />
    </div>
  );
}

function toSort(chosen: string | undefined): Sort[] {
  const [order, field] = chosen?.split(':') ?? [];
  return field ? [{ field, order: order === 'desc' ? 'desc' : 'asc' }] : [];
}
