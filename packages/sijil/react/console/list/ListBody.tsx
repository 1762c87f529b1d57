import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'sijil/react/providers/session';
import { useAbilities } from 'sijil/react/providers/may';
import { InIdle, whenIdle } from 'sijil/react/components/laterPart';
import { sharedActions } from '../actions/offeredActions';
import { bulkFields, inlineFields } from '../visibleFields';
import { fetchListParts, LaterBulkBar, LaterListEmpty, LaterShortcutHelp } from '../laterListParts';
import { placeOf } from 'sijil/schema/lists/listAddress';
import { withWidth } from 'sijil/schema/lists/listLayout';
import { isNarrowed, withFilter } from 'sijil/schema/lists/listFilters';
import { sourceSort } from '../query/listDeclaration';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useListKeys } from '../keys/useListKeys';
import { useSelection } from '../bulk/useSelection';

import { ListPages } from './ListPages';
import { ListRefused } from './ListStates';
import { RecordList } from './RecordList';
import type { RowDrawing } from './rowContext';

interface ListBodyProps {
  readonly table: DeclaredTable;
  /** Adds a record; false where the person may not. */
  readonly add?: ReactNode;
  readonly drawing?: RowDrawing | undefined;
  /** True where no search or filter of the reader hides anything. */
  readonly complete?: boolean;
  /** Text of an empty list without filters. */
  readonly empty?: ReactNode;
  readonly bulk?: ListBulk | undefined;
}

/** Actions on selected records that do not change their fields. */
export type ListBulk = (picked: ReturnType<typeof useSelection>) => ReactNode;

/** Records of a list, actions on several of them, and the pagination. */
export function ListBody({ table: given, ...rest }: ListBodyProps) {
  const table = useFirstRows(given);
  const { resource, source, state, change, loading } = table;
  const { filters, sorters } = state;
  const list = useRef<HTMLDivElement>(null);
  const role = useSession((session) => session.user?.role ?? null);
  const can = useAbilities(resource);
  const inline = useMemo(
    () => (can.update ? inlineFields(resource, role) : []),
    [can.update, resource, role],
  );
  const picks =
    rest.bulk !== undefined ||
    can.delete ||
    sharedActions(resource, role).length > 0 ||
    (can.update && bulkFields(resource, role).length > 0);
  const picked = useSelection(table);
  useListKeys(list, !loading, picked.selection.size > 0 ? picked.onClear : null);
  useExistingPage(table);
  // Stays mounted after the first selection: a running bulk change continues without the selected rows.
  const [wasPicked, setWasPicked] = useState(false);
  if (!wasPicked && picked.selection.size > 0) setWasPicked(true);
  useEffect(() => (loading ? undefined : whenIdle(fetchListParts)), [loading]);
  const place = useMemo(
    () => placeOf({ ...state, sorters: sourceSort(source, state.sorters) }),
    [source, state],
  );
  if (table.error) return <ListRefused error={table.error} onRetry={table.refetch} />;

  const narrowed = !(rest.complete ?? !isNarrowed(filters));
  const clear = () => change({ filters: [] });
  return (
    <div ref={list}>
      <FoundCount total={table.total} exact={table.exact} busy={loading || table.refreshing} />
      <RecordList
        resource={resource}
        fields={table.fields}
        columns={table.columns.shown}
        records={table.records}
        loading={loading}
        refreshing={table.refreshing}
        sort={sorters}
        isLong={!table.exact}
        onSort={(next) => change({ sorters: next })}
        density={state.density}
        widths={state.widths}
        pinned={state.pinned}
        onWidth={(name, width) =>
          change({ widths: withWidth(state.widths, name, width), currentPage: state.currentPage })
        }
        sticky
        place={place}
        picking={picks ? picked : undefined}
        inline={inline}
        narrowing={{
          filters,
          onFilter: (name, chosen) => change({ filters: withFilter(filters, name, chosen) }),
        }}
        drawing={rest.drawing}
        rowPath={source.list?.rowPath}
        look={source.list?.look}
        empty={
          !narrowed && rest.empty ? (
            rest.empty
          ) : (
            <LaterListEmpty resource={resource} narrowed={narrowed} onClear={clear} action={rest.add} />
          )
        }
      />
      {wasPicked &&
        (rest.bulk
          ? rest.bulk(picked)
          : picks && <LaterBulkBar resource={resource} picked={picked} total={table.total} />)}
      <ListPages table={table}>
        <InIdle>
          <LaterShortcutHelp
            searches={resource.search.length > 0}
            creates={can.create}
            picks={picks}
            edits={inline.length > 0}
          />
        </InIdle>
      </ListPages>
    </div>
  );
}

/** The last page, where an address names one beyond it: records were deleted, or it is an old link. */
function useExistingPage({ state, change, records, total, exact, loading, refreshing }: DeclaredTable): void {
  const last = Math.ceil(total / state.pageSize);
  const isRead = !loading && !refreshing && exact;
  const beyond = isRead && records.length === 0 && total > 0 && state.currentPage > last;
  useEffect(() => {
    if (beyond) change({ currentPage: last });
  }, [beyond, last, change]);
}

interface FoundCountProps {
  readonly total: number;
  readonly exact: boolean;
  readonly busy: boolean;
}

/** Announces the number of records to a screen reader after a search or filter. */
function FoundCount({ total, exact, busy }: FoundCountProps) {
  const { t } = useTranslation('list');
  return (
    <span className="visually-hidden" role="status">
      {busy ? '' : t(exact ? 'found' : 'foundMore', { count: total })}
    </span>
  );
}

const none: readonly never[] = [];

/** Defers the first rows, a page's longest rendering, so that React renders them in pieces and the page stays responsive. */
function useFirstRows(table: DeclaredTable): DeclaredTable {
  const waiting = useDeferredValue(table.loading);
  return waiting ? { ...table, loading: true, records: none, total: 0 } : table;
}
