import { LoadingState } from '@framework/components/LoadingState';
import styles from './list.module.css';

/** The place of a list's cards until they are read. */
export function CardsLoading() {
  return (
    <div className={styles.card}>
      <LoadingState as="lines" rows={9} />
    </div>
  );
}
