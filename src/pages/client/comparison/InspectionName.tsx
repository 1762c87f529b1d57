import type { ComparisonView } from '#domain/api/comparisonViews';
import { RequestNumber } from '@/requests/RequestNumber';
import styles from './Comparison.module.css';

/** Name of a comparison's column: the request's number and, beneath it, the branch. */
export function InspectionName({
  inspection: { number, branch },
}: {
  readonly inspection: ComparisonView['inspections'][number];
}) {
  return (
    <>
      <RequestNumber number={number} />
      {branch && (
        <span className={styles.columnPlace}>
          <bdi>{branch.name}</bdi>
        </span>
      )}
    </>
  );
}
