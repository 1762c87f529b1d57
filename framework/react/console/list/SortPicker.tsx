import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import styles from './list.module.css';
import { longestSort, type Sort } from '#framework/schema/lists/listAddress';
import { useOfferedSort } from '../query/useOfferedSort';

interface SortPickerProps {
  readonly resource: Resource;
  /** There are more records than can be sorted by every field. */
  readonly isLong: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  readonly sort: readonly Sort[];
  readonly onChange: (sort: Sort[]) => void;
}

/** The order of the cards, where there are no headers to click: by the first, among its equals by the second. */
export function SortPicker({ resource, isLong, fields, sort, onChange }: SortPickerProps) {
  const { t } = useTranslation(['console', 'list']);
  const isOffered = useOfferedSort({ resource, isLong, fields, sort });
  const localize = useLocalize();
  const id = useId();
  const options = Object.entries(fields)
    .filter(([name]) => isOffered(name))
    .flatMap(([name, { label }]) =>
      (['asc', 'desc'] as const).map((order) => ({
        value: `${order}:${name}`,
        label: t(`sort.${order}`, { name: localize(label) }),
      })),
    );
  return (
    <div>
      <label className={styles.filterLabel} htmlFor={id}>
        {t('sort.title')}
      </label>
      <Select
        id={id}
        mode="multiple"
        allowClear
        maxCount={longestSort}
        optionFilterProp="label"
        style={{ inlineSize: '100%' }}
        options={options}
        value={sort.map(({ field, order }) => `${order}:${field}`)}
        onChange={(chosen: string[]) => onChange(toSorts(chosen))}
        {...(isLong && { 'aria-describedby': `${id}-few` })}
      />
      {isLong && <p id={`${id}-few`}>{t('list:fewOrders')}</p>}
    </div>
  );
}

/** In the order of choosing; the other direction of a field that was chosen before replaces it. */
function toSorts(chosen: readonly string[]): Sort[] {
  const sorts = chosen.map((one): Sort => {
    const [order, field = ''] = one.split(':');
    return { field, order: order === 'desc' ? 'desc' : 'asc' };
  });
  return sorts.filter(({ field }, at) => sorts.findLastIndex((one) => one.field === field) === at);
}
