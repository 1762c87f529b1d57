import Table, { type TableProps } from 'rc-table';
import {
  cloneElement,
  type ComponentProps,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
} from 'react';
import { useTheme } from '@framework/theme/themeStore';
import './dataTable.css';

/** Rows and columns in the portal's look, for lists as for the rows of a form or a file. */
export function DataTable<Row extends object>({ className = '', ...props }: TableProps<Row>) {
  const direction = useTheme((theme) => theme.direction);
  return (
    <Table<Row>
      prefixCls="data-table"
      className={className}
      direction={direction}
      measureRowRender={inert}
      components={components}
      {...props}
    />
  );
}

/** A sticky head is a separate table; its columns are as wide as those of the rows, also when these are scrolled. */
function HeadTable({ style, ...props }: ComponentProps<'table'>) {
  return <table {...props} style={{ ...style, tableLayout: 'fixed', width: '100%' }} />;
}

const components = { header: { table: HeadTable } };

/** Makes antd's hidden measuring row inert: it repeats the heads, and nothing in it may take the focus. */
function inert(row: ReactNode): ReactNode {
  return isValidElement<HTMLAttributes<HTMLElement>>(row) ? cloneElement(row, { inert: true }) : row;
}
