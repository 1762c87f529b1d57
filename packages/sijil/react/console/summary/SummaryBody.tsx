import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { SummaryView } from 'sijil/contract/consoleViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { manyName } from 'sijil/react/fields/recordNoun';
import { useLanguage } from 'sijil/react/providers/language';
import { type SummaryLook } from 'sijil/schema/lists/listState';
import { ListAddressing } from 'sijil/react/providers/routerProvider';
import { useNow } from 'sijil/react/providers/server';
import { allRecords } from '../query/listDeclaration';
import { partsOfSummary } from 'sijil/schema/summary';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { comparedField } from 'sijil/schema/summaryPeriods';
import { rowsBehind, useSummary } from './useSummary';
import styles from './summary.module.css';
import { SummaryControls } from './SummaryControls';
import { orderedRows, type SummaryRow } from 'sijil/contract/orderedRows';
import { SummaryDrawing } from './SummaryDrawing';
import { SummaryTable } from './SummaryTable';

export interface SummaryBodyProps {
  readonly table: DeclaredTable;
  readonly summary: SummaryLook;
}

/** List in groups instead of rows: controls, a chart, and a table whose figures link to their rows. */
export function SummaryBody({ table, summary }: SummaryBodyProps) {
  const { resource, source, fields, state, change } = table;
  const compared = comparedField(state.filters, fields);
  const { data, error, refetch, isPlaceholderData } = useSummary(
    { resource, source, filters: state.filters },
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
    // The previous response, with the shape of another summary, is shown for a moment.
    view.groups.filter(
      ({ keys, values }) => keys.length === groups.length && values.length === measures.length,
    ),
    groups,
  );
  if (rows.length === 0) return <EmptyState title={t('noRows')} hint={t('noRowsHint')} />;
  return (
    <>
      <SummaryDrawing {...{ fields, summary, rows, hrefOf }} />
      <SummaryTable
        label={t('tableOf', { names: manyName(resource, language) })}
        {...{ view, rows, groups, measures, fields, hrefOf }}
        comparesGroups={groups.every(({ field }) => field !== compared)}
      />
    </>
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
    // An address without a query would open the list's starting view.
    const view = filters.length === 0 && declaration.start !== '' ? allRecords : null;
    const list = { ...state, summary: null, currentPage: 1, view, filters };
    return `${pathname}${page.write(search, list)}`;
  };
}
