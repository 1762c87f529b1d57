import styles from './Sparkline.module.css';

interface SparklineProps {
  /** Value of each month, the present one last; null without a value. */
  readonly values: readonly (number | null)[];
}

const width = 100;
const height = 28;
const edge = 3;

/**
 * Trend of a figure over the months, as a line without axes; hidden from screen readers, which read the number above
 * it.
 */
export function Sparkline({ values }: SparklineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const least = Math.min(...known.map(({ value }) => value));
  const most = Math.max(...known.map(({ value }) => value));
  const points = known.map(({ value, at }) => ({
    x: values.length < 2 ? width : (at / (values.length - 1)) * width,
    y: most === least ? height / 2 : edge + (1 - (value - least) / (most - least)) * (height - 2 * edge),
  }));
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
    </svg>
  );
}
