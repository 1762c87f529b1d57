import {
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
  useLayoutEffect,
  useRef,
} from 'react';
import './dataTable.css';

/** Edge of the table at which a column stays while the others scroll sideways. */
type Edge = 'start' | 'end';

export interface Column<Row> {
  readonly key: string;
  readonly title?: ReactNode;
  /** Pixels; by default the content decides. */
  readonly width?: number;
  readonly align?: 'center' | 'end';
  readonly pinned?: Edge;
  readonly className?: string;
  readonly headProps?: ThHTMLAttributes<HTMLElement>;
  readonly cellProps?: TdHTMLAttributes<HTMLElement>;
  readonly render: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowProps?: (row: Row) => HTMLAttributes<HTMLElement>;
  /** Content of a table without rows. */
  readonly emptyText?: ReactNode;
  /** Distance from the top of the window at which the head stays while the page scrolls; absent to let it scroll away. */
  readonly headTop?: number;
  /** True while the rows are placeholders. */
  readonly busy?: boolean;
  readonly className?: string;
}

/** Rows and columns in the portal's look, for lists as for the rows of a form or a file. */
export function DataTable<Row>({ columns, rows, rowKey, rowProps, ...props }: DataTableProps<Row>) {
  const { emptyText, headTop, busy = false, className = '' } = props;
  const box = useRef<HTMLDivElement>(null);
  useMeasured(box, columns.map(({ key, pinned = '' }) => `${key} ${pinned}`).join());
  const classes = columns.map((column, at) =>
    ['data-table-cell', column.pinned && pinnedClass(columns, at), column.className]
      .filter(Boolean)
      .join(' '),
  );
  const places = columns.map((column, at) => placeOf(columns, at));
  return (
    <div
      ref={box}
      className={`data-table ${className}`}
      aria-busy={busy || undefined}
      {...(headTop !== undefined && {
        'data-head': 'stays',
        style: { '--head-top': `${headTop}px` } as CSSProperties,
      })}
    >
      <table>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead className="data-table-thead">
          <tr>
            {columns.map(({ key, title, pinned, headProps }, at) => (
              <th
                key={key}
                {...(title && { scope: 'col' })}
                {...headProps}
                className={[classes[at], headProps?.className].filter(Boolean).join(' ')}
                style={places[at]}
                data-pinned={pinned}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="data-table-tbody">
          {rows.length === 0 && (
            <tr className="data-table-placeholder">
              <td className="data-table-cell" colSpan={columns.length}>
                {emptyText}
              </td>
            </tr>
          )}
          {rows.map((row) => {
            const { className: own, ...more } = rowProps?.(row) ?? {};
            return (
              <tr key={rowKey(row)} {...more} className={own ? `data-table-row ${own}` : 'data-table-row'}>
                {columns.map(({ key, cellProps, render }, at) => (
                  <td key={key} {...cellProps} className={classes[at]} style={places[at]}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Classes of a pinned column; the one next to those that scroll has a shadow. */
function pinnedClass(columns: readonly Column<never>[], at: number): string {
  const edge = columns[at]?.pinned;
  const inner = edge === 'start' ? columns[at + 1] : columns[at - 1];
  return inner?.pinned === edge ? 'data-table-pinned' : `data-table-pinned data-table-edge-${edge}`;
}

/** Position of a column's cells: those pinned at one edge stay side by side. */
function placeOf(columns: readonly Column<never>[], at: number): CSSProperties | undefined {
  const { align, pinned } = columns[at] ?? {};
  if (!pinned) return align && { textAlign: align };
  const outer = (pinned === 'start' ? columns.slice(0, at) : columns.slice(at + 1)).filter(
    (column) => column.pinned === pinned,
  );
  const inset = outer.length === 0 ? 0 : `var(--${pinned}-${outer.length})`;
  return {
    ...(align && { textAlign: align }),
    [pinned === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: inset,
  };
}

/**
 * Marks the box while its table is wider: only then it scrolls, because the heads in a box that scrolls do not stay while the
 * page scrolls. Also measures the pinned columns, each of which stays beside the last one.
 */
function useMeasured(box: RefObject<HTMLElement | null>, columns: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const heads = [...table.querySelectorAll<HTMLElement>('thead > tr > [data-pinned]')];
    const [start, end] = (['start', 'end'] as const).map((edge) =>
      heads.filter(({ dataset }) => dataset['pinned'] === edge),
    );
    const measure = () => {
      const isWide = table.offsetWidth > element.offsetWidth;
      const places = [...offsets('start', start ?? []), ...offsets('end', (end ?? []).toReversed())];
      element.toggleAttribute('data-wide', isWide);
      // A box that scrolls is reached by the keyboard.
      if (isWide) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
      for (const [name, width] of places) element.style.setProperty(name, `${width}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const one of [element, table, ...heads]) observer.observe(one);
    return () => observer.disconnect();
  }, [box, columns]);
}

/** Distances of pinned columns from their edge, by the names of their CSS variables; the first is at the edge itself. */
function offsets(edge: Edge, heads: readonly HTMLElement[]): [string, number][] {
  let width = 0;
  return heads.map((head, at) => {
    width += head.offsetWidth;
    return [`--${edge}-${at + 1}`, width];
  });
}
