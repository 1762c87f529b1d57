import { Button, Drawer, Segmented } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFilter } from '@framework/fields/FieldFilter';
import { isFilterable } from '@framework/fields/isFilterable';
import type { Filters } from '#framework/schema/lists/listFilters';
import { useLocalize } from '@framework/providers/language';
import { useTheme } from '@framework/theme/themeStore';
import styles from './list.module.css';
import { matchName, throughOf } from '#framework/schema/lists/filterFields';
import { type FilterEntry, type FilterGroup, groupFilters } from '../query/filterGroups';
import {
  chosenFor,
  countFilters,
  filteredNames,
  withFilter,
  withoutFields,
} from '#framework/schema/lists/listFilters';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { FilterFold } from './FilterFold';
import { SortPicker } from './SortPicker';
import { timestamps } from '../visibleFields';

interface FilterDrawerProps {
  readonly table: DeclaredTable;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Cards have no headers to sort by. */
  readonly withSort: boolean;
}

/** Every field that the list can be narrowed by, each with the control of its kind; what is chosen counts at once. */
export function FilterDrawer({ table, open, onClose, withSort }: FilterDrawerProps) {
  const { narrowing: fields, state, change } = table;
  const { filters, sorters } = state;
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const prefix = useId();
  const direction = useTheme((theme) => theme.direction);
  const choose = (name: string, chosen: Filters) => change({ filters: withFilter(filters, name, chosen) });
  const filterable = Object.entries(fields).filter(
    ([name, field]) => name !== matchName && isFilterable(field),
  );
  const { resource, list } = table.source;
  const { first, more } = groupFilters(filterable, list?.filters ?? resource.filters);
  const isChosen = ([name]: FilterEntry) => filteredNames(filters).includes(name);
  const through = [...new Set(filterable.flatMap(([name]) => throughOf(name) ?? []))];
  const draw = ([name, field]: FilterEntry) => (
    <div key={name}>
      <label className={styles.filterLabel} htmlFor={`${prefix}-${name}`}>
        {localize(field.label)}
      </label>
      <FieldFilter
        field={field}
        id={`${prefix}-${name}`}
        filters={chosenFor(filters, name)}
        onChange={(chosen) => choose(name, chosen)}
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
            disabled={filteredNames(filters).length === 0}
            onClick={() => change({ filters: withoutFields(filters) })}
          >
            {t('filters.clear')}
          </Button>
        </div>
      }
    >
      <div className={styles.filters}>
        {withSort && (
          <SortPicker
            resource={table.resource}
            isLong={!table.exact}
            fields={{ ...fields, ...timestamps }}
            sort={sorters}
            onChange={(next) => change({ sorters: next })}
          />
        )}
        {countFilters(filters) > 1 && (
          <Segmented
            block
            aria-label={t('filters.match')}
            value={filteredNames(filters).includes(matchName) ? 'any' : 'all'}
            options={[
              { value: 'all', label: t('filters.all') },
              { value: 'any', label: t('filters.any') },
            ]}
            onChange={(chosen) => choose(matchName, chosen === 'any' ? { eq: 'any' } : {})}
          />
        )}
        {first.map(draw)}
        {more.length > 0 && (
          <FilterFold
            label={t('filters.more', { number: more.reduce((sum, group) => sum + group.filters.length, 0) })}
            inUse={more.some((group) => group.filters.some(isChosen))}
          >
            {more.map((group) => (
              <Group key={group.filters[0]?.[0]} group={group} only={more.length === 1}>
                {group.filters.map(draw)}
              </Group>
            ))}
          </FilterFold>
        )}
        {through.map((reference) => {
          const inner = filterable.filter(([name]) => throughOf(name) === reference);
          return (
            <FilterFold
              key={reference}
              label={t('filters.through', { name: localize(fields[reference]?.label) })}
              inUse={inner.some(isChosen)}
            >
              {inner.map(draw)}
            </FilterFold>
          );
        })}
      </div>
    </Drawer>
  );
}

interface GroupProps {
  readonly group: FilterGroup;
  /** True where there are no others to tell it from. */
  readonly only: boolean;
  readonly children: ReactNode;
}

/** Filters under a heading. */
function Group({ group: { label }, only, children }: GroupProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const id = useId();
  if (only && !label) return children;
  return (
    <section className={styles.filters} aria-labelledby={id}>
      <h3 id={id} className={styles.filterGroup}>
        {label ? localize(label) : t('filters.others')}
      </h3>
      {children}
    </section>
  );
}
