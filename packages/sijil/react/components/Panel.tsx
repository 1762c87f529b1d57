import { type ReactNode, useId, useState } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** Tag or count next to the title. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** A table or list that reaches the edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** Titled section of a page, on its own card. */
export function Panel({ title, meta, actions, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {meta}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}

/** Rows of a collapsible panel: the first ones, and every row that arrives after it was mounted. */
export function useFoldedRows<Row extends { readonly id: string }>(rows: readonly Row[], first: number) {
  const [open, setOpen] = useState(false);
  const [atFirst] = useState(() => new Set(rows.map(({ id }) => id)));
  const shown = open ? rows : rows.filter(({ id }, index) => index < first || !atFirst.has(id));
  return { shown, open, setOpen };
}
