import { type ReactNode, useId } from 'react';
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

/** A titled part of a page on a card of its own. */
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
