import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { SummaryView } from '#framework/contract/summaryView';
import type { MeasureKind } from '#framework/schema/summary';
import { ChartCanvas } from '@framework/charts/ChartCanvas';
import { hasValues } from '@framework/charts/chartData';
import { ChartLegend } from '@framework/charts/ChartLegend';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { manyName } from '@framework/fields/countedName';
import { useLanguage } from '@framework/providers/language';
import { type SummaryLook } from '#framework/schema/lists/listState';
import { ListAddressing } from '@framework/providers/listAddressing';
import { useNow } from '@framework/providers/serverClock';
import { allRecords } from '../query/listViews';
import { partsOfSummary } from '#framework/schema/lists/summaryLook';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { comparedField } from './comparedField';
import { rowsBehind } from './rowsBehind';
import styles from './summary.module.css';
import { ringOf, summaryChart } from './summaryChart';
import { SummaryControls } from './SummaryControls';
import { orderedRows, type SummaryRow } from './summaryRows';
import { SummaryTable } from './SummaryTable';
import { useSummary } from './useSummary';
import { useSummaryWords } from './useSummaryWords';

interface SummaryBodyProps {
  readonly table: DeclaredTable;
  readonly summary: SummaryLook;
}

/** A list in groups, in place of its rows: what is grouped by, a chart, and a table whose figures open their rows. */
export function SummaryBody({ table, summary }: SummaryBodyProps) {
  const { fields, state, change } = table;
  const compared = comparedField(state.filters, fields);
  const { data, error, refetch, isPlaceholderData } = useSummary(
    table,
    summary,
    summary.compare ? compared : null,
  );
  return (
    <div className={styles.summary}>
      <SummaryControls
        fields={fields}
        summary={summary}
        comparable={compared !== null}
        onChange={(next) => change({ summary: next })}
      />
      {error && !isPlaceholderData ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <div className={isPlaceholderData ? styles.waiting : undefined} aria-busy={isPlaceholderData}>
          <Groups table={table} summary={summary} view={data} compared={compared} />
        </div>
      ) : (
        <LoadingState as="lines" rows={6} />
      )}
    </div>
  );
}

interface GroupsProps extends SummaryBodyProps {
  readonly view: SummaryView;
  readonly compared: string | null;
}

function Groups({ table, summary, view, compared }: GroupsProps) {
  const { t } = useTranslation('summary');
  const { resource, fields } = table;
  const language = useLanguage();
  const hrefOf = useRowsBehind(table, summary);
  const { groups, measures } = partsOfSummary(summary, fields);
  const rows = orderedRows(
    // An answer to the question before has its shape for a moment.
    view.groups.filter(
      ({ keys, values }) => keys.length === groups.length && values.length === measures.length,
    ),
    groups,
  );
  if (rows.length === 0) return <EmptyState title={t('noRows')} hint={t('noRowsHint')} />;
  return (
    <>
      <Drawing {...{ fields, summary, rows, hrefOf }} />
      <SummaryTable
        label={t('tableOf', { names: manyName(resource, language) })}
        {...{ view, rows, groups, measures, fields, hrefOf }}
        comparesGroups={groups.every(({ field }) => field !== compared)}
      />
    </>
  );
}

interface DrawingProps extends Pick<DeclaredTable, 'fields'> {
  readonly summary: SummaryLook;
  readonly rows: readonly SummaryRow[];
  readonly hrefOf: (row: SummaryRow | null) => string | null;
}

const addedUp: ReadonlySet<MeasureKind> = new Set<MeasureKind>(['count', 'share', 'sum']);

/** The first figure as a chart; the table beside it has all of them. */
function Drawing({ fields, summary, rows, hrefOf }: DrawingProps) {
  const { t } = useTranslation('summary');
  const words = useSummaryWords(fields);
  const navigate = useNavigate();
  const { groups, measures } = partsOfSummary(summary, fields);
  const [first, second] = groups;
  const [measure] = measures;
  if (!first || !measure) return null;
  const isNested = second !== undefined;
  const isAlongTime = first.period !== undefined;
  // Neither stacked nor a piece of a whole: averages, the lowest and the highest.
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

/** The address of the list with the rows of one group, or with all of them. */
function useRowsBehind({ state, fields, declaration }: DeclaredTable, summary: SummaryLook) {
  const page = useContext(ListAddressing);
  const { pathname, search } = useLocation();
  const today = riyadhDate(useNow());
  const { groups } = partsOfSummary(summary, fields);
  return (row: SummaryRow | null): string | null => {
    const filters = row
      ? rowsBehind(state.filters, { groups, keys: row.keys }, fields, today)
      : state.filters;
    if (!page || filters === null) return null;
    // A bare address would open what the list begins with.
    const view = filters.length === 0 && declaration.start !== '' ? allRecords : null;
    const list = { ...state, summary: null, currentPage: 1, view, filters };
    return `${pathname}${page.write(search, list)}`;
  };
}
