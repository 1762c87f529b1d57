import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DeclaredList } from '#framework/schema/declaredList';
import { useNarrow } from '../../theme/useAppearance';
import { recordAddress } from '../query/recordAddress';
import { LaterRecordCards } from '../laterListParts';
import { CardsLoading } from './ListStates';
import { RowContext, type RowDrawing } from './rowContext';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { DataTable } from '@framework/components/table/DataTable';
import { layoutSizes } from '@framework/theme/tokens';
import type { ConsoleRecord } from '#framework/contract/recordView';
import type { ColumnWidths, Density } from '#framework/schema/lists/listState';
import type { Sort } from '#framework/schema/lists/listAddress';
import type { Filters, ListFilters } from '#framework/schema/lists/listFilters';
import { pinnedStart, useRecordColumns } from './useRecordColumns';
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

function useToListOrigin({ records, place }: Pick<RecordTableProps, 'records' | 'place'>) {
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

const outlines = Array.from({ length: 10 }, (_, index) => ({ id: `outline-${index}` }) as ConsoleRecord);

/** Records as rows, with arrow key navigation; a row is as high as its placeholder. */
function RecordTable(props: RecordTableProps) {
  const { records, loading, refreshing, density = 'comfortable', picking } = props;
  const columns = useRecordColumns(props);
  const pickColumn = usePickColumn(records, loading, picking);
  const rowKeys = useRowKeys(records, picking, props.onOpen);
  if (!loading && records.length === 0) return <>{props.empty}</>;
  const classes = [styles.table, styles[density], refreshing && styles.refreshing];
  return (
    <DataTable<ConsoleRecord>
      className={classes.filter(Boolean).join(' ')}
      rowKey="id"
      columns={pickColumn ? [{ ...pickColumn, ...(props.pinned && pinnedStart) }, ...columns] : columns}
      data={loading ? outlines : records}
      // Words wrap before a column overflows.
      tableLayout="auto"
      scroll={{ x: 'min-content' }}
      {...(props.sticky && { sticky: { offsetHeader: layoutSizes.header } })}
      rowClassName={({ id }) => `${styles.row} ${picking?.selection.has(id) ? 'picked' : ''}`}
      onRow={(record) => ({
        onClick: () => !loading && props.onOpen(record.id),
        ...(!loading && rowKeys(record)),
      })}
    />
  );
}
