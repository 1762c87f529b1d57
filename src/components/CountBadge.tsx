import styles from './CountBadge.module.css';

/** How many wait, beside the title of what they wait in; nothing where none does. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 && <span className={styles.count}>{count}</span>;
}
