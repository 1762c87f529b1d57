import { useTranslation } from 'react-i18next';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { orderedRows, type SummaryRow } from 'sijil/contract/orderedRows';
import { writeListAddress } from 'sijil/schema/lists/listAddress';
import type { SummaryLook } from 'sijil/schema/lists/listState';
import { partsOfSummary } from 'sijil/schema/summary';
import { comparedField } from 'sijil/schema/summaryPeriods';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useNow } from 'sijil/react/providers/server';
import { allRecords } from '../query/listDeclaration';
import { SummaryDrawing } from '../summary/SummaryDrawing';
import { SummaryTable } from '../summary/SummaryTable';
import { rowsBehind, useSummary } from '../summary/useSummary';
import type { Pin, PinnedList } from './pinnedList';

/** Largest number of groups in a card's table; the report shows all of them. */
const mostRows = 6;

interface PinnedReportProps {
  readonly pin: Pin;
  readonly list: PinnedList;
  readonly summary: SummaryLook;
}

/** The chart of a report with its largest groups; each figure opens its rows. */
export function PinnedReport({ pin, list, summary }: PinnedReportProps) {
  const { t } = useTranslation('summary');
  const { resource, source, fields, state } = list;
  const { filters } = state;
  const today = riyadhDate(useNow());
  const compared = summary.compare ? comparedField(filters, fields) : null;
  const { data, error, refetch } = useSummary({ resource, source, filters }, summary, compared);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={6} />;
  const { groups, measures } = partsOfSummary(summary, fields);
  const rows = orderedRows(data.groups, groups);
  if (rows.length === 0) return <EmptyState title={t('noRows')} />;
  const [page] = pin.address.split('?');
  const hrefOf = (row: SummaryRow | null): string | null => {
    const behind = row ? rowsBehind(filters, { groups, keys: row.keys }, fields, today) : filters;
    if (behind === null) return null;
    const view = behind.length === 0 ? allRecords : null;
    return `${page}?${writeListAddress({ ...state, summary: null, view, filters: behind }).toString()}`;
  };
  return (
    <>
      <SummaryDrawing {...{ fields, summary, rows, hrefOf }} />
      <SummaryTable
        label={pin.name}
        view={data}
        rows={rows.slice(0, mostRows)}
        {...{ groups, measures, fields, hrefOf }}
        comparesGroups={groups.every(({ field }) => field !== compared)}
      />
    </>
  );
}
