import { CloseOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSeen } from '@framework/charts/useSeen';
import { MoveButtons, type useDragging } from '@framework/components/MoveButtons';
import { Panel } from '@framework/components/Panel';
import { useSession } from '@framework/providers/session';
import { type Pin, pinnedList, type PinnedList } from './pinnedList';
import styles from './pins.module.css';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { countedName, manyName } from '@framework/fields/recordNoun';
import { useLanguage } from '@framework/providers/language';
import { useRecords } from '../query/useRecords';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { EmptyState } from '@framework/components/EmptyState';
import { useNow } from '@framework/providers/server';
import { comparedField } from '#framework/schema/summaryPeriods';
import { writeListAddress } from '#framework/schema/lists/listAddress';
import type { SummaryLook } from '#framework/schema/lists/listState';
import { orderedRows, type SummaryRow } from '#framework/contract/orderedRows';
import { partsOfSummary } from '#framework/schema/summary';
import { allRecords } from '../query/listDeclaration';
import { rowsBehind, useSummary } from '../summary/useSummary';
import { SummaryDrawing } from '../summary/SummaryDrawing';
import { SummaryTable } from '../summary/SummaryTable';

interface Moving {
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Properties of the handle that the card is dragged by. */
  readonly handle: ReturnType<ReturnType<typeof useDragging>['source']>;
  readonly onRemove: () => void;
}

interface PinCardProps {
  readonly pin: Pin;
  /** Absent where the reader may not change the home. */
  readonly moving?: Moving;
}

/**
 * A pinned list as the number of its records, or a pinned report as its chart; read once it is seen. One that the reader cannot
 * filter as it does says so.
 */
export function PinCard({ pin, moving }: PinCardProps) {
  const role = useSession((session) => session.user?.role ?? null);
  const { t } = useTranslation('summary');
  const { ref, seen } = useSeen<HTMLDivElement>();
  const list = role && pinnedList(pin, role);
  const actions = moving && <PinActions name={pin.name} {...moving} />;
  if (!list)
    return (
      <Panel title={<bdi>{pin.name}</bdi>} actions={actions}>
        <EmptyState title={t('pins.lost')} />
      </Panel>
    );
  const { summary } = list.state;
  return (
    <Panel
      title={
        <Link to={pin.address} className={styles.title ?? ''}>
          <bdi>{pin.name}</bdi>
        </Link>
      }
      actions={actions}
    >
      <div ref={ref} className={summary ? styles.report : styles.count}>
        {seen &&
          (summary ? (
            <PinnedReport pin={pin} list={list} summary={summary} />
          ) : (
            <PinnedCount pin={pin} list={list} />
          ))}
      </div>
    </Panel>
  );
}

function PinActions({ name, at, count, onMove, handle, onRemove }: Moving & { readonly name: string }) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.actions}>
      <span className={styles.handle} title={t('pins.drag')} aria-hidden="true" {...handle}>
        <HolderOutlined />
      </span>
      {count > 1 && (
        <MoveButtons
          at={at}
          count={count}
          earlier={t('pins.earlier', { name })}
          later={t('pins.later', { name })}
          onMove={onMove}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('pins.remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
}

/** Largest number of groups in a card's table; the report shows all of them. */
const mostRows = 6;

interface PinnedReportProps {
  readonly pin: Pin;
  readonly list: PinnedList;
  readonly summary: SummaryLook;
}

/** The chart of a report with its largest groups; each figure opens its rows. */
function PinnedReport({ pin, list, summary }: PinnedReportProps) {
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

interface PinnedCountProps {
  readonly pin: Pin;
  readonly list: PinnedList;
}

/** Number of a list's records, linked to the list. */
function PinnedCount({ pin, list: { resource, source, state } }: PinnedCountProps) {
  const { t } = useTranslation('summary');
  const language = useLanguage();
  const { total, exact, loading, error, refetch } = useRecords(source, {
    filters: state.filters,
    pageSize: 1,
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (loading) return <LoadingState as="lines" rows={1} />;
  const amount = exact ? total : t('pins.moreThan', { count: total });
  const counted =
    (exact && countedName(resource, total, language)) || `${amount} ${manyName(resource, language)}`;
  // An Arabic noun alone may say its number: «مدينتان».
  const [, number = counted, noun] = /^(\D*\d+) (.+)$/.exec(counted) ?? [];
  return (
    <p className={styles.number}>
      <Link to={pin.address}>
        <bdi>{number}</bdi>
      </Link>{' '}
      <span className={styles.quiet}>{noun}</span>
    </p>
  );
}
