import { Button, Drawer, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { FieldFilter } from '@framework/fields/FieldFilter';
import { isFilterable } from '@framework/fields/isFilterable';
import type { Filters } from '@framework/fields/renderer';
import { useLocalize } from '@framework/providers/language';
import { useTheme } from '@framework/theme/themeStore';
import styles from './list.module.css';
import { matchName, throughOf } from '../query/filterFields';
import { countFilters, type ListState } from '../query/listAddress';
import { SortPicker } from './SortPicker';
import { withFilter } from '../query/withFilter';
import { timestamps } from '../visibleFields';

interface FilterDrawerProps {
  readonly resource: Resource;
  /** There are more records than can be sorted by every field. */
  readonly isLong: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly fields: Readonly<Record<string, Field>>;
  readonly state: ListState;
  readonly onChange: (part: Partial<ListState>) => void;
  /** Cards have no headers to sort by. */
  readonly withSort: boolean;
}

/** Every field that the list can be narrowed by, each with the control of its kind; what is chosen counts at once. */
export function FilterDrawer({
  open,
  onClose,
  fields,
  state,
  onChange,
  withSort,
  ...list
}: FilterDrawerProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const prefix = useId();
  const direction = useTheme((theme) => theme.direction);
  const change = (name: string, chosen: Filters) =>
    onChange({ filters: withFilter(state.filters, name, chosen) });
  const filterable = Object.entries(fields).filter(
    ([name, field]) => name !== matchName && isFilterable(field),
  );
  const through = [...new Set(filterable.flatMap(([name]) => throughOf(name) ?? []))];
  const draw = ([name, field]: [string, Field]) => (
    <div key={name}>
      <label className={styles.filterLabel} htmlFor={`${prefix}-${name}`}>
        {localize(field.label)}
      </label>
      <FieldFilter
        field={field}
        id={`${prefix}-${name}`}
        filters={state.filters[name] ?? {}}
        onChange={(chosen) => change(name, chosen)}
      />
    </div>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={direction === 'rtl' ? 'left' : 'right'}
      width="min(360px, 100vw)"
      title={t('filters.title')}
      footer={
        <div className={styles.drawerActions}>
          <Button type="primary" onClick={onClose}>
            {t('filters.done')}
          </Button>
          <Button
            disabled={Object.keys(state.filters).length === 0}
            onClick={() => onChange({ filters: {} })}
          >
            {t('filters.clear')}
          </Button>
        </div>
      }
    >
      <div className={styles.filters}>
        {withSort && (
          <SortPicker
            {...list}
            fields={{ ...fields, ...timestamps }}
            sort={state.sort}
            onChange={(sort) => onChange({ sort })}
          />
        )}
        {countFilters(state.filters) > 1 && (
          <Segmented
            block
            aria-label={t('filters.match')}
            value={state.filters[matchName] ? 'any' : 'all'}
            options={[
              { value: 'all', label: t('filters.all') },
              { value: 'any', label: t('filters.any') },
            ]}
            onChange={(chosen) => change(matchName, chosen === 'any' ? { eq: 'any' } : {})}
          />
        )}
        {filterable.filter(([name]) => throughOf(name) === null).map(draw)}
        {through.map((reference) => {
          const inner = filterable.filter(([name]) => throughOf(name) === reference);
          return (
            <details key={reference} open={inner.some(([name]) => state.filters[name])}>
              <summary className={styles.through}>
                {t('filters.through', { name: localize(fields[reference]?.label) })}
              </summary>
              <div className={styles.filters}>{inner.map(draw)}</div>
            </details>
          );
        })}
      </div>
    </Drawer>
  );
}
