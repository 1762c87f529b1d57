import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readsOwnRows } from 'sijil/schema/ownRows';
import { useSession } from 'sijil/react/providers/session';
import { IdleWait } from 'sijil/react/components/laterPart';
import { useAbilities } from 'sijil/react/providers/may';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import {
  LaterActiveFilters,
  LaterLayoutBody,
  LaterSummaryBody,
  LaterTrashBody,
  LaterUnreadFilters,
} from '../laterListParts';
import { listParameters } from 'sijil/schema/lists/listAddress';
import { countFilters, isNarrowed, showsDeleted } from 'sijil/schema/lists/listFilters';
import { isSameView, presetView, sourceSort } from '../query/listDeclaration';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { ViewTabs } from '../views/ViewTabs';
import styles from './list.module.css';
import { ListBody, type ListBulk } from './ListBody';
import { ListToolbar } from './ListToolbar';
import type { RowDrawing } from './rowContext';

export interface ListSheetProps {
  readonly table: DeclaredTable;
  /** True for a part of a page that has its own heading. */
  readonly embedded?: boolean;
  readonly drawing?: RowDrawing | undefined;
  /** Further tools of the list, given its filters as parameters of the API. */
  readonly tools?: ((query: Readonly<Record<string, string>>) => ReactNode) | undefined;
  /** Content of a list without any records. */
  readonly empty?: ReactNode;
  /** Adds a record; absent where the person may not. */
  readonly add?: ReactNode;
  /** Actions on several records; the bulk change of their fields by default. */
  readonly bulk?: ListBulk | undefined;
}

/** Number of records that are found without search, filters or columns. */
const fewRecords = 10;

/**
 * List below its heading: views, filters, rows, pagination. A reader's own few records are all in sight: their views and tools
 * wait behind a button.
 */
export function ListSheet({ table, embedded = false, tools, ...body }: ListSheetProps) {
  const { t } = useTranslation('console');
  const role = useSession((session) => session.user?.role ?? null);
  const [equipped, setEquipped] = useState(false);
  const language = useLanguage();
  const localize = useLocalize();
  const can = useAbilities(table.resource);
  const { source, narrowing, state, change, unread, closed } = table;
  const { filters, currentPage, summary, layout } = state;
  // A list of a subset of the records has no trash.
  const withTrash = can.delete && !source.list && !embedded && !table.resource.single;
  const trash = withTrash && showsDeleted(filters);
  const changed = isNarrowed(filters) || summary !== null || layout !== null;
  const plain = readsOwnRows(table.resource, role) && !changed;
  const isFew = useFewRecords(table, plain);
  const bare = plain && isFew && !equipped;
  const { presets } = table.declaration.presets;
  const preset = presets.find((one) => isSameView(state, presetView(one, language), narrowing));
  const sheet = (
    <div className={styles.sheet}>
      {!bare && <ViewTabs table={table} withTrash={withTrash} />}
      {trash ? (
        <LaterTrashBody table={table} />
      ) : bare ? null : (
        <ListToolbar table={table}>
          {tools?.(listParameters({ ...state, sorters: sourceSort(source, state.sorters) }))}
        </ListToolbar>
      )}
      {unread.length + closed.length > 0 && (
        <LaterUnreadFilters table={table} onClose={() => change({ currentPage })} />
      )}
      {countFilters(filters) > 0 && (
        <LaterActiveFilters
          waiting={<div className={styles.active} />}
          fields={narrowing}
          filters={filters}
          onChange={(next) => change({ filters: next })}
        />
      )}
      {!trash && summary && <LaterSummaryBody table={table} summary={summary} />}
      {!trash && !summary && layout && <LaterLayoutBody table={table} layout={layout} />}
      {!trash && !summary && !layout && (
        <ListBody
          // Another list below the tools: the waiting rows above them are replaced, not pushed down.
          key={String(bare)}
          {...body}
          table={table}
          empty={preset?.none ? <EmptyState title={localize(preset.none)} /> : body.empty}
          complete={preset !== undefined || !isNarrowed(filters)}
        />
      )}
      {bare && table.total > 0 && (
        <Button
          type="text"
          className={`${styles.equip} no-print`}
          icon={<FilterOutlined aria-hidden="true" />}
          onClick={() => setEquipped(true)}
        >
          {t('tools')}
        </Button>
      )}
    </div>
  );
  return <IdleWait ready={!table.loading}>{sheet}</IdleWait>;
}

/**
 * True if all records fit one look; while they load, true if they did at the last visit of this browser. `isComplete`: the table
 * has them all, not a part that filters chose.
 */
function useFewRecords(
  { declaration: { name }, loading, total }: DeclaredTable,
  isComplete: boolean,
): boolean {
  const key = `list.many.${name}`;
  const isKnown = isComplete && !loading;
  const isFew = loading ? localStorage.getItem(key) === null : total <= fewRecords;
  useEffect(() => {
    if (!isKnown) return;
    if (isFew) localStorage.removeItem(key);
    else localStorage.setItem(key, '');
  }, [key, isKnown, isFew]);
  return isFew;
}
