import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filteredNames } from 'sijil/schema/lists/listFilters';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useNarrow } from '../../theme/useAppearance';
import { useSavedViews } from '../views/ViewTabs';
import { useViewActions } from '../views/useViewActions';
import { ViewNaming } from '../views/ViewMenu';
import { timestamps } from 'sijil/schema/systemFields';
import { withColumns } from './FilterControls';
import { FilterDrawer } from './FilterDrawer';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './list.module.css';
import { longestSort, type Sort } from 'sijil/schema/lists/listAddress';
import { useOfferedSort } from '../query/columns';

export interface ListFiltersProps {
  readonly table: DeclaredTable;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer with the filters of a list and, without column heads, its sort order; both can be saved as a view. */
export function ListFilters({ table, open, onClose }: ListFiltersProps) {
  const { resource, source, narrowing, state, change } = table;
  const narrow = useNarrow();
  const cards = source.list?.look === 'cards';
  return (
    <FilterDrawer
      reminding={resource}
      fields={narrowing}
      groups={withColumns(source.list?.filters ?? source.resource.filters, source.resource)}
      filters={state.filters}
      onChange={(next) => change({ filters: next })}
      open={open}
      onClose={onClose}
      actions={<SaveAsView table={table} onSaved={onClose} />}
    >
      {(narrow || cards) && (
        <SortPicker
          resource={resource}
          isLong={!table.exact}
          fields={{ ...narrowing, ...timestamps }}
          sort={state.sorters}
          onChange={(sorters) => change({ sorters })}
        />
      )}
    </FilterDrawer>
  );
}

interface SaveAsViewProps {
  readonly table: DeclaredTable;
  readonly onSaved: () => void;
}

function SaveAsView({ table, onSaved }: SaveAsViewProps) {
  const { t } = useTranslation('list');
  const [naming, setNaming] = useState(false);
  const saved = useSavedViews(table.declaration.name);
  const { saveAs } = useViewActions(saved, table);
  return (
    <>
      <Button disabled={filteredNames(table.state.filters).length === 0} onClick={() => setNaming(true)}>
        {t('views.save')}
      </Button>
      {naming && (
        <ViewNaming
          title={t('views.save')}
          list={table.declaration.name}
          saved={saved}
          onClose={() => setNaming(false)}
          onName={async (name) => {
            await saveAs(name);
            onSaved();
          }}
        />
      )}
    </>
  );
}

interface SortPickerProps {
  readonly resource: Resource;
  /** True where there are too many records to sort by every field. */
  readonly isLong: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  readonly sort: readonly Sort[];
  readonly onChange: (sort: Sort[]) => void;
}

/** Sort order of cards, which have no column heads to click; later fields are tie-breakers. */
function SortPicker({ resource, isLong, fields, sort, onChange }: SortPickerProps) {
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

/** Returns the sort order in the order of choosing; a field's other direction replaces the one that was chosen before. */
function toSorts(chosen: readonly string[]): Sort[] {
  const sorts = chosen.map((one): Sort => {
    const [order, field = ''] = one.split(':');
    return { field, order: order === 'desc' ? 'desc' : 'asc' };
  });
  return sorts.filter(({ field }, at) => sorts.findLastIndex((one) => one.field === field) === at);
}
