import { type ReactNode, useState } from 'react';
import styles from './list.module.css';

interface FilterFoldProps {
  readonly label: ReactNode;
  /** True where the list is narrowed by one of its filters: it opens, unless somebody has closed it. */
  readonly inUse: boolean;
  readonly children: ReactNode;
}

/** Filters that are folded away until they are needed. */
export function FilterFold({ label, inUse, children }: FilterFoldProps) {
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? inUse;
  return (
    <details open={open}>
      <summary
        className={styles.through}
        onClick={(event) => {
          // The state opens it; by itself it would fold under the hand that removes its last filter.
          event.preventDefault();
          setChosen(!open);
        }}
      >
        {label}
      </summary>
      <div className={styles.filters}>{children}</div>
    </details>
  );
}
