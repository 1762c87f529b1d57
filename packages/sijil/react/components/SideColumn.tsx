import type { ReactNode } from 'react';
import { useMedia } from 'sijil/react/theme/useAppearance';
import styles from './SideColumn.module.css';

interface SideColumnProps {
  /** Content of the column. */
  readonly side: ReactNode;
  /** Name of the column for screen readers. */
  readonly label: string;
  /**
   * Says in one line what the column holds: on a narrow window the column is folded under it, above the page. Without it the
   * column follows the page there.
   */
  readonly gist?: ReactNode;
  readonly children: ReactNode;
}

/** Width of the window from which a column has room next to the page. */
const roomyQuery = '(min-width: 1200px)';

/** A page with a column at its side, where the window has room for both. */
export function SideColumn({ side, label, gist, children }: SideColumnProps) {
  const roomy = useMedia(roomyQuery);
  const column = (
    <aside className={styles.side} aria-label={label}>
      {roomy || gist === undefined ? (
        side
      ) : (
        <details className={styles.folded}>
          <summary>{gist}</summary>
          {side}
        </details>
      )}
    </aside>
  );
  const first = gist !== undefined;
  return (
    <div className={styles.columns}>
      {first && column}
      <div className={styles.page}>{children}</div>
      {!first && column}
    </div>
  );
}
