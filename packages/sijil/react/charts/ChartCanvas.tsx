import { lazy, Suspense } from 'react';
import styles from './Chart.module.css';
import type { ChartProps, ChartSeries } from './chartData';
import { useSeen } from './useSeen';
import { useChartLook } from './chartConfig';

/** The chart library is loaded with the first chart that scrolls into view. */
const plots = () => import('./plots');

const chartForms = {
  bars: lazy(async () => ({ default: (await plots()).BarChart })),
  columns: lazy(async () => ({ default: (await plots()).ColumnChart })),
  donut: lazy(async () => ({ default: (await plots()).DonutChart })),
  lines: lazy(async () => ({ default: (await plots()).LineChart })),
  radar: lazy(async () => ({ default: (await plots()).RadarChart })),
};

export type ChartForm = keyof typeof chartForms;

interface ChartCanvasProps extends ChartProps {
  readonly form: ChartForm;
}

/** The drawing alone; screen readers read its numbers from a table next to it. */
export function ChartCanvas({ form, ...chart }: ChartCanvasProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const Form = chartForms[form];
  return (
    <div
      ref={ref}
      dir="ltr"
      className={styles.canvas}
      data-form={form}
      aria-hidden="true"
      style={form === 'bars' ? { blockSize: 48 + chart.places.length * 32 } : undefined}
    >
      {seen && (
        <Suspense fallback={null}>
          <Form {...chart} />
        </Suspense>
      )}
    </div>
  );
}

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
