import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChartCanvas, ChartLegend } from 'sijil/react/charts/ChartCanvas';
import { type ChartData, type ChartSeries, hasValues } from 'sijil/react/charts/chartData';
import type { Field } from 'sijil/schema/field';
import type { SummaryLook } from 'sijil/schema/lists/listState';
import type { SummaryRow } from 'sijil/contract/orderedRows';
import { type MeasureKind, partsOfSummary } from 'sijil/schema/summary';
import styles from './summary.module.css';
import { useSummaryWords } from './useSummary';

interface SummaryDrawingProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly summary: SummaryLook;
  readonly rows: readonly SummaryRow[];
  readonly hrefOf: (row: SummaryRow | null) => string | null;
}

const addedUp: ReadonlySet<MeasureKind> = new Set<MeasureKind>(['count', 'share', 'sum']);

/** Chart of the first measure; the table next to it shows all of them. */
export function SummaryDrawing({ fields, summary, rows, hrefOf }: SummaryDrawingProps) {
  const { t } = useTranslation('summary');
  const words = useSummaryWords(fields);
  const navigate = useNavigate();
  const { groups, measures } = partsOfSummary(summary, fields);
  const [first, second] = groups;
  const [measure] = measures;
  if (!first || !measure) return null;
  const isNested = second !== undefined;
  const isAlongTime = first.period !== undefined;
  // False for measures that cannot be added up: averages, minimum and maximum.
  const adds = addedUp.has(measure.kind);
  const all = summaryChart({
    rows,
    isNested,
    isAlongTime,
    figure: words.measureName(measure),
    rest: adds ? t('restOfChart') : null,
    name: (row, group, length) =>
      words.keyName(groups[group] ?? first, row.keys[group] ?? null, row.titles[group] ?? null, length),
  });
  if (!hasValues(all)) return null;
  const isRing = adds && summary.chart === 'donut';
  const data = isRing ? ringOf(all, t('restOfChart')) : all;
  const form = isRing
    ? 'donut'
    : summary.chart === 'line' || (isNested && !adds)
      ? 'lines'
      : isAlongTime
        ? 'columns'
        : 'bars';
  const open = (place: string, series: string) => {
    const row = rows.find(
      ({ keys }) => (keys[0] ?? '') === place && (!isNested || isRing || (keys[1] ?? '') === series),
    );
    const href = row && hrefOf(row);
    if (href) void navigate(href);
  };
  const legend = isRing ? data.places : data.series;
  const isCut = !isRing && new Set(rows.map(({ keys }) => keys[0])).size > data.places.length;
  return (
    <div className={styles.chart}>
      {legend.length > 1 && <ChartLegend entries={legend} />}
      <ChartCanvas
        key={form}
        form={form}
        {...data}
        format={(value) => words.figure(measure, value)}
        formatShort={(value) => words.shortFigure(measure, value)}
        onOpen={open}
      />
      {isCut && <p className={styles.note}>{t('largest', { count: data.places.length })}</p>}
    </div>
  );
}

/** Number of series with their own colour; the others share one. */
const mostSeries = 5;
/** Largest number of bars that can be compared by eye. */
const mostBars = 20;

interface Named {
  /** Returns the long or short name of a row's value in a group. */
  readonly name: (row: SummaryRow, group: 0 | 1, length: 'short' | 'long') => string;
  /** Name of the only series. */
  readonly figure: string;
  /** Name of the series of all others; null for measures that cannot be added up, such as an average. */
  readonly rest: string | null;
}

interface Wanted extends Named {
  readonly rows: readonly SummaryRow[];
  readonly isNested: boolean;
  /** True for places along time, which are all shown. */
  readonly isAlongTime: boolean;
}

const keyOf = (row: SummaryRow, group: 0 | 1) => row.keys[group] ?? '';
const valueOf = (row: SummaryRow) => row.values[0] ?? null;

/** The first figure of a summary for a chart: its first group along the axis, its second as series. */
export function summaryChart({ rows, isNested, isAlongTime, name, figure, rest }: Wanted): ChartData {
  const places = [...new Set(rows.map((row) => keyOf(row, 0)))].slice(0, isAlongTime ? undefined : mostBars);
  const { series, seriesOf } = isNested
    ? seriesOfRows(rows, (row) => name(row, 1, 'long'), rest)
    : { series: [{ key: 'all', name: figure }], seriesOf: () => 'all' };
  return {
    series,
    places: places.flatMap((place) => {
      const own = rows.filter((row) => keyOf(row, 0) === place);
      const [first] = own;
      if (!first) return [];
      const values = new Map<string, number>();
      for (const row of own) {
        const value = valueOf(row);
        const line = seriesOf(row);
        if (value !== null && line !== null) values.set(line, (values.get(line) ?? 0) + value);
      }
      return [
        {
          key: place,
          short: name(first, 0, 'short'),
          name: name(first, 0, 'long'),
          values: Object.fromEntries(values),
        },
      ];
    }),
  };
}

/** The largest values of the second group, the others as one. */
function seriesOfRows(rows: readonly SummaryRow[], nameOf: (row: SummaryRow) => string, rest: string | null) {
  const sums = new Map<string, { name: string; sum: number }>();
  for (const row of rows) {
    const known = sums.get(keyOf(row, 1));
    sums.set(keyOf(row, 1), { name: nameOf(row), sum: (known?.sum ?? 0) + (valueOf(row) ?? 0) });
  }
  const largest = [...sums].toSorted(([, one], [, other]) => other.sum - one.sum).slice(0, mostSeries);
  const shown = new Set(largest.map(([key]) => key));
  const series: ChartSeries[] = largest.map(([key, { name }]) => ({ key, name }));
  return {
    series: rest !== null && sums.size > shown.size ? [...series, { key: '…', name: rest }] : series,
    seriesOf: (row: SummaryRow) => (shown.has(keyOf(row, 1)) ? keyOf(row, 1) : rest === null ? null : '…'),
  };
}

/** Returns the data of a ring: the largest places, with the others as one segment. */
export function ringOf({ series, places }: ChartData, rest: string): ChartData {
  const [first] = series;
  if (!first || places.length <= mostSeries + 1) return { series, places };
  const others = places.slice(mostSeries).reduce((sum, { values }) => sum + (values[first.key] ?? 0), 0);
  return {
    series,
    places: [
      ...places.slice(0, mostSeries),
      { key: '…', short: rest, name: rest, values: { [first.key]: others } },
    ],
  };
}
