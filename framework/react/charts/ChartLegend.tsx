import styles from './Chart.module.css';
import type { ChartSeries } from './chartData';
import { useChartLook } from './useChartLook';

/** The colours of a chart with their names. */
export function ChartLegend({ entries }: { readonly entries: readonly ChartSeries[] }) {
  const { colours } = useChartLook();
  return (
    <ul className={styles.legend} aria-hidden="true">
      {entries.map(({ key, name }, index) => (
        <li key={key}>
          <span className={styles.dot} style={{ background: colours[index] }} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
