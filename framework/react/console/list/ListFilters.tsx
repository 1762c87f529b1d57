import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filteredNames } from '#framework/schema/lists/listFilters';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useNarrow } from '../useNarrow';
import { useSavedViews } from '../views/useSavedViews';
import { useViewActions } from '../views/useViewActions';
import { ViewNaming } from '../views/ViewMenu';
import { timestamps } from '#framework/schema/timestamps';
import { withColumns } from './FilterControls';
import { FilterDrawer } from './FilterDrawer';
import { SortPicker } from './SortPicker';

interface ListFiltersProps {
  readonly table: DeclaredTable;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The filters of a list at the side of its page, its order where it has no heads of columns, and both saved as a view. */
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
