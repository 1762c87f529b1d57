import { Pagination } from 'antd';
import type { TableProps } from 'rc-table';
import { useState } from 'react';
import { DataTable } from '@framework/components/table/DataTable';
import styles from './import.module.css';

const pageSize = 10;

interface ImportRowsProps<Row> extends Pick<TableProps<Row>, 'rowKey' | 'columns'> {
  readonly rows: readonly Row[];
}

/** Rows of a file that is imported, ten at a time. */
export function ImportRows<Row extends object>({ rows, ...table }: ImportRowsProps<Row>) {
  const [chosen, setChosen] = useState(1);
  const page = Math.min(chosen, Math.max(1, Math.ceil(rows.length / pageSize)));
  return (
    <div>
      <DataTable<Row>
        {...table}
        data={rows.slice((page - 1) * pageSize, page * pageSize)}
        tableLayout="fixed"
        className={styles.rows ?? ''}
      />
      {rows.length > pageSize && (
        <Pagination
          className={styles.pages ?? ''}
          size="small"
          align="end"
          showSizeChanger={false}
          current={page}
          pageSize={pageSize}
          total={rows.length}
          onChange={setChosen}
        />
      )}
    </div>
  );
}
