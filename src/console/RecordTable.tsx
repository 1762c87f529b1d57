import { Skeleton, Table, type TableColumnType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Field } from '#domain/schema/field';
import { type Resource, screenPath } from '#domain/schema/resource';
import { RecordField } from '@/fields/FieldValue';
import { useLanguage, useLocalize } from '@/providers/language';
import type { ConsoleRecord } from './consoleRecord';
import styles from './list.module.css';
import { isSortable, mergeSort, type Sort } from './listAddress';
import { RowActions } from './RowActions';
import { timestamps } from './visibleFields';

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
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
}

const orders = { asc: 'ascend', desc: 'descend' } as const;
const outlines = Array.from({ length: 8 }, (_, index) => ({ id: `outline-${index}` }) as ConsoleRecord);

export function RecordTable({
  resource,
  fields,
  columns,
  records,
  loading,
  refreshing,
  ...props
}: RecordTableProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const title = resource.title[useLanguage()];
  // The name leads to the record; where the name is no column, the first one does.
  const leading = columns.includes(title) ? title : columns[0];
  const toColumn = (name: string): TableColumnType<ConsoleRecord> => {
    const field = fields[name] ?? timestamps[name];
    const current = props.sort.find((one) => one.field === name);
    return {
      key: name,
      title: localize(field?.label),
      sorter: isSortable(name, fields) && { multiple: 1 },
      sortOrder: current ? orders[current.order] : null,
      render: (_, record) => {
        if (loading || !field) return <Skeleton.Input active size="small" />;
        const value = <RecordField name={name} field={field} record={record} compact />;
        return name === leading ? <Leading {...{ resource, record }}>{value}</Leading> : value;
      },
    };
  };
  const actions: TableColumnType<ConsoleRecord> = {
    key: '$actions',
    title: <span className="visually-hidden">{t('actions.title')}</span>,
    width: 48,
    fixed: 'right',
    render: (_, record) => !loading && <RowActions resource={resource} record={record} />,
  };
  return (
    <Table<ConsoleRecord>
      className={refreshing ? `${styles.table} ${styles.refreshing}` : styles.table}
      rowKey="id"
      size="middle"
      columns={[...columns.map(toColumn), actions]}
      dataSource={loading ? outlines : [...records]}
      pagination={false}
      scroll={{ x: 'max-content' }}
      showSorterTooltip={false}
      locale={{ emptyText: props.empty }}
      rowClassName={styles.row ?? ''}
      onRow={({ id }) => ({ onClick: () => !loading && props.onOpen(id) })}
      onChange={(_pages, _filters, sorter) => props.onSort(mergeSort(props.sort, toSort(sorter)))}
    />
  );
}

function toSort(sorter: SorterResult<ConsoleRecord> | SorterResult<ConsoleRecord>[]): Sort[] {
  return (Array.isArray(sorter) ? sorter : [sorter]).flatMap(({ columnKey, order }) =>
    order
      ? [{ field: String(columnKey), order: order === 'descend' ? ('desc' as const) : ('asc' as const) }]
      : [],
  );
}

interface LeadingProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
  readonly children: ReactNode;
}

/** The cell that a keyboard can follow; the rest of the row answers a click. */
function Leading({ resource, record, children }: LeadingProps) {
  return (
    <Link
      to={`${screenPath(resource)}/${record.id}`}
      className={styles.leading}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
