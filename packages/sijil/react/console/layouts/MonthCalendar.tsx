import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMonth } from 'sijil/base/formats/dates';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLanguage } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { rowsBehind } from '../summary/useSummary';
import { useRecords } from '../query/useRecords';
import { useNarrow } from '../../theme/useAppearance';
import { CutNotice, type LayoutProps } from './LayoutBody';
import {
  byDay,
  dayOf,
  DayRecords,
  type DayRecordsProps,
  filtersOfDay,
  monthAfter,
  MonthGrid,
} from './MonthGrid';
import styles from './layouts.module.css';

/** Largest page that the API returns. */
const mostRecords = 200;

/** List as a calendar of a month, by one of its day or moment fields. */
export default function MonthCalendar({ table, layout }: LayoutProps) {
  const { source, fields, state, change } = table;
  const { field: name } = layout;
  const field = fields[name];
  const narrow = useNarrow();
  const today = riyadhDate(useNow());
  const month = layout.month ?? today.slice(0, 7);
  const filters = rowsBehind(
    state.filters,
    { groups: [{ field: name, period: 'month' }], keys: [`${month}-01`] },
    fields,
    today,
  );
  const { records, total, loading, error, refetch } = useRecords(source, {
    filters: filters ?? state.filters,
    sorters: [{ field: name, order: 'asc' }],
    pageSize: mostRecords,
  });
  if (!field) return null;
  const days = byDay(records, (record) => dayOf(field, record[name]));
  const cell = (day: string, most: number): DayRecordsProps => ({
    source,
    field,
    name,
    records: days.get(day) ?? [],
    most,
    onMore: () => change({ layout: null, filters: filtersOfDay(state.filters, name, field, day) }),
  });
  return (
    <div className={styles.calendar}>
      <MonthSteps
        month={month}
        today={today}
        onMonth={(next) => change({ layout: { ...layout, month: next } })}
      />
      {error && <ErrorState error={error} onRetry={refetch} />}
      <CutNotice
        shown={records.length}
        total={total}
        onRows={() => change({ layout: null, filters: filters ?? state.filters })}
      />
      {loading ? (
        <LoadingState as="lines" rows={6} />
      ) : narrow ? (
        <Agenda days={[...days.keys()]} cell={(day) => cell(day, mostRecords)} />
      ) : (
        <MonthGrid month={month} today={today}>
          {(day) => <DayRecords {...cell(day, 3)} />}
        </MonthGrid>
      )}
    </div>
  );
}

interface MonthStepsProps {
  readonly month: string;
  readonly today: string;
  readonly onMonth: (month: string | null) => void;
}

function MonthSteps({ month, today, onMonth }: MonthStepsProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  return (
    <nav className={styles.months} aria-label={t('layout.months')}>
      <Button
        icon={<LeftOutlined className="mirrored" aria-hidden="true" />}
        aria-label={t('layout.monthBefore')}
        onClick={() => onMonth(monthAfter(month, -1))}
      />
      <h2 aria-live="polite">{formatMonth(month, language)}</h2>
      <Button
        icon={<RightOutlined className="mirrored" aria-hidden="true" />}
        aria-label={t('layout.monthAfter')}
        onClick={() => onMonth(monthAfter(month, 1))}
      />
      <Button disabled={today.startsWith(month)} onClick={() => onMonth(null)}>
        {t('layout.thisMonth')}
      </Button>
    </nav>
  );
}

interface AgendaProps {
  readonly days: readonly string[];
  readonly cell: (day: string) => DayRecordsProps;
}

/** Days of the month that have records, one below the other, for screens too narrow for the grid. */
function Agenda({ days, cell }: AgendaProps) {
  const { t } = useTranslation('list');
  if (days.length === 0) return <p className={styles.quiet}>{t('layout.noDays')}</p>;
  return (
    <ol className={styles.agenda}>
      {days.map((day) => (
        <li key={day}>
          <DayRecords {...cell(day)} heading={day} />
        </li>
      ))}
    </ol>
  );
}
