import { Segmented } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceNamed } from 'sijil/schema/application';
import type { FilterGroups } from 'sijil/schema/declaredList';
import type { Field } from 'sijil/schema/field';
import { matchName, throughOf } from 'sijil/schema/lists/filterFields';
import {
  chosenFor,
  countFilters,
  filteredNames,
  type Filters,
  groupOf,
  type ListFilters,
  withFilter,
} from 'sijil/schema/lists/listFilters';
import type { Resource } from 'sijil/schema/resource';
import { FieldFilter } from 'sijil/react/fields/FieldInput';
import { isFilterable } from 'sijil/react/fields/isFilterable';
import { useLocalize } from 'sijil/react/providers/language';
import { GroupFields } from '../groups/GroupFields';
import styles from './list.module.css';
import type { Localized } from 'sijil/base/i18n/localized';

export type FilterEntry = readonly [name: string, field: Field];

interface FilterGroup {
  /** Undefined for the filters that no group names. */
  readonly label?: Localized;
  readonly filters: readonly FilterEntry[];
}

/**
 * Arranges a list's own filters for its panel: some visible at once, the others in groups behind «more filters». Filters that
 * the reader may not read are left out, and so are empty groups.
 */
export function groupFilters(
  filters: readonly FilterEntry[],
  groups: FilterGroups | undefined,
): { readonly first: readonly FilterEntry[]; readonly more: readonly FilterGroup[] } {
  const own = filters.filter(([name]) => throughOf(name) === null);
  if (!groups) return { first: own, more: [] };
  const named = (names: readonly string[]) =>
    names.flatMap((name) => own.filter(([filter]) => filter === name));
  const { first, more = [] } = groups;
  const placed = new Set([...first, ...more.flatMap(({ fields }) => fields)]);
  const all: readonly FilterGroup[] = [
    ...more.map(({ label, fields }) => ({ label, filters: named(fields) })),
    { filters: own.filter(([name]) => !placed.has(name)) },
  ];
  return { first: named(first), more: all.filter((group) => group.filters.length > 0) };
}

/** The groups with the columns that a designer has added to the list, which no group names, among the first filters. */
export function withColumns(
  groups: FilterGroups | undefined,
  { list, fields }: Pick<Resource, 'list' | 'fields'>,
): FilterGroups | undefined {
  if (!groups) return undefined;
  const named = new Set([...groups.first, ...(groups.more ?? []).flatMap((group) => group.fields)]);
  const added = list.filter((name) => fields[name]?.addedLater && !named.has(name));
  return { ...groups, first: [...groups.first, ...added] };
}

interface FilterFoldProps {
  readonly label: ReactNode;
  /** True where the list is filtered by one of these: the fold opens, unless the person has closed it. */
  readonly inUse: boolean;
  readonly children: ReactNode;
}

/** Filters that are folded away until they are needed. */
function FilterFold({ label, inUse, children }: FilterFoldProps) {
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? inUse;
  return (
    <details open={open}>
      <summary
        className={styles.through}
        onClick={(event) => {
          // The state controls the fold; the browser would close it while its last filter is being removed.
          event.preventDefault();
          setChosen(!open);
        }}
      >
        {label}
      </summary>
      <div className={styles.filters}>{children}</div>
    </details>
  );
}

export interface FilterControlsProps {
  /** Fields to filter by, including those of referenced records (`filterFields`). */
  readonly fields: Readonly<Record<string, Field>>;
  readonly groups: FilterGroups | undefined;
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
  /** Content below the filter of a field. */
  readonly below?: (name: string, field: Field) => ReactNode;
}

/** Control for every field that a list can be filtered by. */
export function FilterControls({ fields, groups, filters, onChange, below }: FilterControlsProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const prefix = useId();
  const choose = (name: string, chosen: Filters) => onChange(withFilter(filters, name, chosen));
  const filterable = Object.entries(fields).filter(
    ([name, field]) => name !== matchName && isFilterable(field),
  );
  const { first, more } = groupFilters(filterable, groups);
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
      {below?.(name, field)}
    </div>
  );
  return (
    <>
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
            label={t('filters.through', {
              name: localize(fields[reference]?.label ?? resourceNamed(reference)?.label.many),
            })}
            inUse={inner.some(isChosen)}
          >
            {inner.map(draw)}
          </FilterFold>
        );
      })}
      <FilterFold label={t('filters.groups.title')} inUse={groupOf(filters) !== undefined}>
        <GroupFields fields={fields} filters={filters} onChange={onChange} />
      </FilterFold>
    </>
  );
}

interface GroupProps {
  readonly group: FilterGroup;
  /** True where there are no other groups. */
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
