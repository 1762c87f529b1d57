import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DeclaredList } from 'sijil/schema/declaredList';
import { useNarrow } from '../../theme/useAppearance';
import { readsAhead } from '../query/readAhead';
import { recordAddress } from '../query/recordAddress';
import { LaterRecordCards } from '../laterListParts';
import { CardsLoading } from './ListStates';
import { RowContext, type RowDrawing, useRowContext } from './rowContext';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import { useLatest } from 'sijil/react/components/useLatest';
import { useSame } from 'sijil/react/components/useSame';
import { DataTable } from 'sijil/react/components/table/DataTable';
import { layoutSizes } from 'sijil/react/theme/tokens';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { ColumnWidths, Density } from 'sijil/schema/lists/listState';
import type { Sort } from 'sijil/schema/lists/listAddress';
import type { Filters, ListFilters } from 'sijil/schema/lists/listFilters';
import { useRecordColumns } from './useRecordColumns';
import type { Picking } from '../bulk/pickedRecords';
import styles from './table.module.css';
import { usePickColumn } from '../bulk/useSelection';
import { useRowKeys } from '../keys/useListKeys';

interface RecordListProps extends Omit<RecordTableProps, 'onOpen'> {
  readonly drawing?: RowDrawing | undefined;
  /** Address that a row leads to; by default the record's page. */
  readonly rowPath?: readonly string[] | undefined;
  readonly look?: DeclaredList['look'];
}

/** Records as a table, or as cards where a table would not fit; a click opens one. */
export function RecordList({ drawing, rowPath, look, ...props }: RecordListProps) {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { resource, records } = props;
  const toListOrigin = useToListOrigin(props);
  const row = useMemo<RowContext>(
    () => ({
      ...drawing,
      toListOrigin,
      pathOf: (record) => recordAddress({ resource, rowPath }, record),
    }),
    [drawing, toListOrigin, rowPath, resource],
  );
  const open = (id: string) => {
    const record = records.find((one) => one.id === id);
    if (record) void navigate(row.pathOf(record), { state: toListOrigin(id) ?? null });
  };
  const drawn = { ...props, look, onOpen: open };
  const Page = drawing?.Page ?? Bare;
  return (
    <RowContext value={row}>
      <Page records={records}>
        {narrow || look === 'cards' ? (
          <LaterRecordCards {...drawn} waiting={<CardsLoading />} />
        ) : (
          <RecordTable {...drawn} />
        )}
      </Page>
    </RowContext>
  );
}

function Bare({ children }: { readonly children: ReactNode }) {
  return children;
}

function useToListOrigin({ records, place: given }: Pick<RecordTableProps, 'records' | 'place'>) {
  const place = useSame(given);
  const { pathname, search } = useLocation();
  return useCallback(
    (id: string) => {
      const row = records.findIndex((record) => record.id === id);
      if (!place || row === -1) return undefined;
      return { origin: { from: pathname + search, list: place.list, at: place.start + row } };
    },
    [records, place, pathname, search],
  );
}

export interface RecordTableProps {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly columns: readonly string[];
  readonly records: readonly ConsoleRecord[];
  /** True before anything has been read: the rows are placeholders. */
  readonly loading: boolean;
  /** True while other rows are being read; the present ones stay until then. */
  readonly refreshing: boolean;
  readonly sort: readonly Sort[];
  readonly onSort: (sort: Sort[]) => void;
  /** True where there are too many records to sort by every column. */
  readonly isLong?: boolean;
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
  /** Positions of the records in the list, for the links to the next and previous record. */
  readonly place?: { readonly list: string; readonly start: number };
  readonly density?: Density;
  /** Cards side by side instead of one below the other; ignored by a table. */
  readonly look?: DeclaredList['look'];
  /** True to keep the headers visible on scrolling: for a page's main list, not for one among other parts. */
  readonly sticky?: boolean;
  /** Absent where there are no actions on several records. */
  readonly picking?: Picking | undefined;
  /** Number of columns, from the first, that stay visible on scrolling. */
  readonly pinned?: number;
  readonly widths?: ColumnWidths;
  /** Absent where columns cannot be resized; called with null for the default width. */
  readonly onWidth?: (name: string, width: number | null) => void;
  /** The fields that are changed in their cells. */
  readonly inline?: readonly string[];
  /** Absent where the list cannot be filtered from its headers. */
  readonly narrowing?: {
    readonly filters: ListFilters;
    readonly onFilter: (name: string, chosen: Filters) => void;
  };
}

/** Records as rows, with arrow key navigation. */
function RecordTable(props: RecordTableProps) {
  const { loading, records } = props;
  if (loading) return <LoadingRows {...props} />;
  if (records.length === 0) return <>{props.empty}</>;
  return <ReadRows {...props} />;
}

/** Rows that have been read. They are rendered again only where something in them has changed. */
function ReadRows({ empty: _empty, place: _place, ...props }: RecordTableProps) {
  const { picking, narrowing } = props;
  const onSort = useLatest(props.onSort);
  const onOpen = useLatest(props.onOpen);
  const onWidth = useLatest((name: string, width: number | null) => props.onWidth?.(name, width));
  const onFilter = useLatest((name: string, chosen: Filters) => narrowing?.onFilter(name, chosen));
  const filters = useSame(narrowing?.filters);
  const steady = {
    ...props,
    rows: props.records,
    columns: useSame(props.columns),
    sort: useSame(props.sort),
    widths: useSame(props.widths),
    inline: useSame(props.inline),
    onSort,
    onOpen,
    onWidth: props.onWidth && onWidth,
    narrowing: useMemo(() => filters && { filters, onFilter }, [filters, onFilter]),
    picking: useSteadyPicking(picking),
  };
  return <SteadyRows {...steady} />;
}

function useSteadyPicking(picking: Picking | undefined): Picking | undefined {
  const selection = picking?.selection;
  const onPick = useLatest<Parameters<Picking['onPick']>, void>((...args) => picking?.onPick(...args));
  const onClear = useLatest(() => picking?.onClear());
  return useMemo(() => selection && { selection, onPick, onClear }, [selection, onPick, onClear]);
}

const outlines = Array.from({ length: 10 }, (_, index) => ({ id: `outline-${index}` }) as ConsoleRecord);
/** Placeholders appear only after this time: most lists are read sooner. */
const patienceMs = 250;

/** Room for the rows until they are read; after some time with placeholders, which are as high. */
function LoadingRows(props: RecordTableProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (isLong) return <Rows {...props} rows={outlines} />;
  return (
    <div
      className={`${styles.table} ${styles[props.density ?? 'comfortable']} ${styles.room}`}
      aria-busy="true"
    />
  );
}

interface RowsProps extends Omit<RecordTableProps, 'empty' | 'place'> {
  readonly rows: readonly ConsoleRecord[];
}

const SteadyRows = memo(Rows);

function Rows({ rows, ...props }: RowsProps) {
  const { resource, records, loading, refreshing, density = 'comfortable', picking } = props;
  const { pathOf } = useRowContext();
  const columns = useRecordColumns(props);
  const pickColumn = usePickColumn(records, loading, picking);
  const rowKeys = useRowKeys(records, picking, props.onOpen);
  const classes = [styles.table, styles[density], refreshing && styles.refreshing];
  return (
    <DataTable<ConsoleRecord>
      className={classes.filter(Boolean).join(' ')}
      rowKey={({ id }) => id}
      columns={
        pickColumn ? [{ ...pickColumn, ...(props.pinned && { pinned: 'start' }) }, ...columns] : columns
      }
      rows={rows}
      busy={loading}
      {...(props.sticky && { headTop: layoutSizes.header })}
      rowProps={(record) => ({
        className: [styles.row, picking?.selection.has(record.id) && 'picked'].filter(Boolean).join(' '),
        ...(!loading && {
          ...rowKeys(record),
          ...readsAhead(resource, pathOf(record), record.id),
          onClick: () => props.onOpen(record.id),
        }),
      })}
    />
  );
}
