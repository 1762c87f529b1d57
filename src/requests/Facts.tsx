import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** True to take the full width, for a sentence or a list. */
  readonly wide?: boolean;
}

/** Labels and values in dense columns. A fact without a value is left out. */
export function Facts({ items }: { readonly items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ label, value, wide }) => (
          <div key={label} className={wide ? styles.wide : undefined}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
