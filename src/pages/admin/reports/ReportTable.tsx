import type { ReactNode } from 'react';
import { Link } from 'react-router';
import figures from '@framework/components/figuresTable.module.css';
import styles from './reports.module.css';

interface Row {
  readonly key: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface ReportTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

/** Figures by row; the first head is that of the names. */
export function ReportTable({ label, heads, rows }: ReportTableProps) {
  return (
    <div className={styles.table}>
      <table className={figures.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A number that opens the records behind it; none has nothing to open. */
export function Counted({ count, to }: { readonly count: number; readonly to: string }) {
  const number = <bdi dir="ltr">{count}</bdi>;
  return count === 0 ? number : <Link to={to}>{number}</Link>;
}
