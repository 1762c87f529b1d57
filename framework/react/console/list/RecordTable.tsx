import type { ReactNode } from 'react';
import type { DeclaredList } from '#framework/schema/declaredList';
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

export interface RecordTableProps {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly columns: readonly string[];
  readonly records: readonly ConsoleRecord[];
  /** Nothing has been read yet: the rows are outlines. */
  readonly loading: boolean;
  /** Other rows are on their way; these stay until then. */
  readonly refreshing: boolean;
  readonly sort: readonly Sort[];
  readonly onSort: (sort: Sort[]) => void;
  /** There are more records than can be sorted by every column. */
  readonly isLong?: boolean;
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
  /** Positions of the records in the list, for the links to the next and previous record. */
  readonly place?: { readonly list: string; readonly start: number };
  readonly density?: Density;
  /** Cards side by side, by default one below the other; a table ignores it. */
  readonly look?: DeclaredList['look'];
  /** The headers stay in sight while the page is scrolled: a list of its own, not one among other parts of a page. */
  readonly sticky?: boolean;
  /** Absent where nothing can be done with several records. */
  readonly picking?: Picking | undefined;
  /** Columns that stay in sight, counted from the first. */
  readonly pinned?: number;
  readonly widths?: ColumnWidths;
  /** Absent where columns are as wide as they are; null: as usual again. */
  readonly onWidth?: (name: string, width: number | null) => void;
  /** The fields that are changed in their cells. */
  readonly inline?: readonly string[];
  /** Absent where the list is not narrowed from its headers. */
  readonly narrowing?: {
    readonly filters: ListFilters;
    readonly onFilter: (name: string, chosen: Filters) => void;
  };
}

const outlines = Array.from({ length: 10 }, (_, index) => ({ id: `outline-${index}` }) as ConsoleRecord);

/** Records as rows, walked by arrow keys; each row has the height of its outline. */
export function RecordTable(props: RecordTableProps) {
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
      // Words wrap before a column is pushed out of sight.
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
