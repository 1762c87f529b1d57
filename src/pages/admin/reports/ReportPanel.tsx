import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Panel } from 'sijil/react/components/Panel';
import type { CallError } from 'sijil/react/providers/apiError';
import styles from './reports.module.css';
import figures from 'sijil/react/components/figuresTable.module.css';

interface ReportPanelProps<T> {
  readonly title: string;
  /** Meaning of the figures, in one sentence. */
  readonly hint: string;
  readonly actions?: ReactNode;
  readonly answer: {
    readonly data: T | undefined;
    readonly error: CallError | null;
    readonly refetch: () => unknown;
  };
  /** Text of a report without rows. */
  readonly none: string;
  readonly isEmpty: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** Report on its own card, also while it loads, fails or is empty. */
export function ReportPanel<T>({
  title,
  hint,
  actions,
  answer,
  none,
  isEmpty,
  children,
}: ReportPanelProps<T>) {
  const { data, error, refetch } = answer;
  return (
    <Panel title={title} actions={actions}>
      <p className={styles.hint}>{hint}</p>
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <LoadingState as="lines" rows={5} />
      ) : isEmpty(data) ? (
        <EmptyState title={none} />
      ) : (
        children(data)
      )}
    </Panel>
  );
}

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

/** Table of figures; the first heading is that of the row names. */
export function ReportTable({ label, heads, rows }: ReportTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a table without links too
    <div className={styles.table} role="group" aria-label={label} tabIndex={0}>
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

/** Number with a link to the records behind it; zero has no link. */
export function Counted({ count, to }: { readonly count: number; readonly to: string }) {
  const number = <bdi dir="ltr">{count}</bdi>;
  return count === 0 ? number : <Link to={to}>{number}</Link>;
}
