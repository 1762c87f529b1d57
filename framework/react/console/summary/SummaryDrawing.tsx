import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChartCanvas, ChartLegend } from '@framework/charts/ChartCanvas';
import { hasValues } from '@framework/charts/chartData';
import type { Field } from '#framework/schema/field';
import type { SummaryLook } from '#framework/schema/lists/listState';
import type { SummaryRow } from '#framework/contract/orderedRows';
import { partsOfSummary } from '#framework/schema/lists/summaryLook';
import type { MeasureKind } from '#framework/schema/summary';
import styles from './summary.module.css';
import { ringOf, summaryChart } from './summaryChart';
import { useSummaryWords } from './useSummary';

interface SummaryDrawingProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly summary: SummaryLook;
  readonly rows: readonly SummaryRow[];
  readonly hrefOf: (row: SummaryRow | null) => string | null;
}

const addedUp: ReadonlySet<MeasureKind> = new Set<MeasureKind>(['count', 'share', 'sum']);

/** The first figure as a chart; the table beside it has all of them. */
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
  // Measures that cannot be stacked or shared out: averages, minimum and maximum.
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
