import {
  useDataProvider,
  useGo,
  useKeys,
  useMeta,
  useResourceParams,
  useTable,
  type useTableProps,
} from '@refinedev/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DeclaredList } from 'sijil/schema/declaredList';
import type { Resource } from 'sijil/schema/resource';
import type { CallError } from 'sijil/react/providers/apiError';
import { listFilterOf, type ListLook, type ListState } from 'sijil/schema/lists/listState';
import { ListAddressing } from 'sijil/react/providers/routerProvider';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useColumns } from './columns';
import { closedFilters, defaultSize, unreadFilters, usualLook } from 'sijil/schema/lists/listAddress';
import { sourcePath, useListDeclaration } from './listDeclaration';
import { rowsOf } from './useRecords';

type TableProps<R extends ConsoleRecord> = useTableProps<R, CallError, R>;

interface TableOptions<R extends ConsoleRecord> extends Pick<
  TableProps<R>,
  'pagination' | 'filters' | 'sorters' | 'queryOptions' | 'successNotification' | 'errorNotification'
> {
  /** List to show instead of the one that the declaration generates. */
  readonly list?: DeclaredList | undefined;
}

/** Returns the list state that replaces the current one, or null to change nothing. */
type NextState = (now: ListState) => ListState | null;

const none: readonly string[] = [];
/** Parts of a list's display that this browser stores. */
const habits = ['columns', 'density', 'widths', 'pinned'] as const satisfies readonly (keyof ListLook)[];

/**
 * Refine's `useTable` with the declaration's columns, filters and saved views. Below `declaredPage` the list's state is in
 * the address, elsewhere only in the component.
 */
export function useDeclaredTable<R extends ConsoleRecord = ConsoleRecord>(
  resource: Resource,
  { list, ...options }: TableOptions<R> = {},
) {
  const page = useContext(ListAddressing);
  const declaration = useListDeclaration(resource, list);
  const { search } = useLocation();
  const { source, fields, narrowing } = declaration;
  const meta = useMemo(() => (list?.sort ? { usualOrder: [list.sort] } : {}), [list]);
  const wanted = {
    resource: sourcePath(source),
    meta,
    queryOptions: { placeholderData: keepPreviousData, ...options.queryOptions },
  };
  const table = useTable<R, CallError>({
    errorNotification: false,
    ...options,
    ...wanted,
    syncWithLocation: page !== null,
    pagination: { pageSize: defaultSize, ...options.pagination },
  });
  const [look, setLook] = useState<ListLook>(() => page?.read(search) ?? usualLook);
  const [unread, setUnread] = useState(() =>
    page ? unreadFilters(new URLSearchParams(search), narrowing) : none,
  );
  const [closed, setClosed] = useState(() =>
    page ? closedFilters(new URLSearchParams(search), narrowing, resource.fields) : none,
  );
  useLayoutEffect(() => page?.setLook(look), [page, look]);

  const { filters, sorters, currentPage, pageSize } = table;
  const state = useMemo(
    (): ListState => ({ ...look, filters: filters.map(listFilterOf), sorters, currentPage, pageSize }),
    [look, filters, sorters, currentPage, pageSize],
  );
  // A second change before the next render must not undo the first one.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const go = useGo();
  const writer = useRef(go);
  const left = useRef(false);
  useLayoutEffect(() => {
    writer.current = go;
  }, [go]);
  useLayoutEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const { setFilters, setSorters, setCurrentPage, setPageSize } = table;
  /**
   * Replaces the list's state, for example by a saved view; this is not stored as the person's preference. A function decides
   * by the state after a call has returned, and changes nothing by returning null; an unmounted list is not changed.
   */
  const show = useCallback(
    (given: ListState | NextState) => {
      const next = typeof given === 'function' ? given(latest.current) : given;
      if (next === null || left.current) return;
      // Normalised as after a reload of its address.
      const shown = page ? page.read(page.write(search, next)) : next;
      const isSameTable = tableOf(shown) === tableOf(latest.current);
      latest.current = shown;
      setUnread(none);
      setClosed(none);
      setLook(lookOf(shown));
      if (isSameTable) {
        // The table writes its own state to the address, but not changes of the display.
        page?.setLook(shown);
        writer.current({ type: 'replace', query: { ...shown } });
        return;
      }
      setFilters([...shown.filters], 'replace');
      setSorters([...shown.sorters]);
      setCurrentPage(shown.currentPage);
      setPageSize(shown.pageSize);
    },
    [page, search, setFilters, setSorters, setCurrentPage, setPageSize],
  );
  /** Changes parts of the state; starts at the first page unless the change names one. */
  const change = useCallback(
    (part: Partial<ListState>) => {
      const next = { ...latest.current, currentPage: 1, ...part };
      // A saved view has its own columns: changes in it are not the person's preference.
      if (next.view === null && habits.some((name) => name in part)) page?.remember(next);
      show(next);
    },
    [page, show],
  );
  const columns = useColumns(declaration.columns, fields, look.columns, (next) =>
    change({ columns: next, currentPage }),
  );
  const rows = rowsOf(table.tableQuery);
  return {
    ...table,
    ...rows,
    resource,
    source,
    declaration,
    fields,
    narrowing,
    state,
    unread,
    closed,
    columns,
    show,
    change,
    prefetchNext: usePrefetch(wanted.resource, meta, state),
  };
}

export type DeclaredTable = ReturnType<typeof useDeclaredTable>;

const lookOf = ({ columns, density, widths, pinned, view, summary, layout }: ListLook): ListLook => ({
  columns,
  density,
  widths,
  pinned,
  view,
  summary,
  layout,
});

const tableOf = ({ filters, sorters, currentPage, pageSize }: ListState): string =>
  JSON.stringify([filters, sorters, currentPage, pageSize]);

/**
 * Prefetches the next page while the pointer approaches its button. No component observes the query: if one were unmounted
 * just when the table starts to need the page, the request would be aborted and sent again.
 */
function usePrefetch(name: string, given: object, { filters, sorters, currentPage, pageSize }: ListState) {
  const client = useQueryClient();
  const { keys } = useKeys();
  const { identifier = name, resource } = useResourceParams({ resource: name });
  const getMeta = useMeta();
  const { getList } = useDataProvider()();
  const meta = getMeta({ ...(resource && { resource }), meta: given });
  const wanted = {
    pagination: { currentPage: currentPage + 1, pageSize, mode: 'server' as const },
    filters: [...filters],
    sorters: [...sorters],
  };
  const key = keys().data('default').resource(identifier).action('list');
  return () =>
    client.prefetchQuery({
      queryKey: key.params({ ...meta, ...wanted }).get(),
      queryFn: ({ signal }) => getList({ resource: name, ...wanted, meta: { ...meta, signal } }),
    });
}
