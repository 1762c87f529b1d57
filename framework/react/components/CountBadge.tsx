import styles from './CountBadge.module.css';

/** Number of entries that wait, next to a title; nothing for zero. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 && <span className={styles.count}>{count}</span>;
}
