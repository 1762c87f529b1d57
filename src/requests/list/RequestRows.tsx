import { Table } from 'antd';
import { useNavigate } from 'react-router';
import type { RequestSummary } from '#domain/api/requestViews';
import { useLocalize } from '@/providers/language';
import styles from '../RequestTable.module.css';
import { RequestCard } from './RequestCard';
import { type RequestColumn, toTableColumns } from './requestColumns';
import { useNarrow } from './useNarrow';

interface RowsProps {
  readonly data: readonly RequestSummary[];
  readonly hrefOf: (row: RequestSummary) => string;
  readonly columns: readonly RequestColumn[];
}

function Cards({ data, hrefOf, columns }: RowsProps) {
  return (
    <ul className={styles['cards']}>
      {data.map((row) => (
        <li key={row.id}>
          <RequestCard request={row} href={hrefOf(row)} showClient={columns.includes('client')} />
        </li>
      ))}
    </ul>
  );
}

interface RequestRowsProps extends RowsProps {
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly loading: boolean;
}

function Rows({ data, hrefOf, columns, sort, onSort, loading }: RequestRowsProps) {
  const localize = useLocalize();
  const navigate = useNavigate();
  return (
    <div className={styles['table']}>
      <Table<RequestSummary>
        rowKey="id"
        size="middle"
        pagination={false}
        loading={loading}
        scroll={{ x: true }}
        dataSource={data}
        columns={toTableColumns({ names: columns, sort, hrefOf, localize })}
        onRow={(row) => ({ onClick: () => void navigate(hrefOf(row)), className: styles['row'] ?? '' })}
        onChange={(_pages, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
          if (columnKey)
            onSort(order === 'descend' ? `-${String(columnKey)}` : order ? String(columnKey) : '');
        }}
      />
    </div>
  );
}

/** A page of requests: a table, or cards where it would have to be scrolled sideways. */
export function RequestRows(props: RequestRowsProps) {
  return useNarrow() ? <Cards {...props} /> : <Rows {...props} />;
}
