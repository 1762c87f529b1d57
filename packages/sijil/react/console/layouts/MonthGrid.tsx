import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMonth, formatTime, formatWeekday } from 'sijil/base/formats/dates';
import { useLanguage } from 'sijil/react/providers/language';
import styles from './layouts.module.css';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import type { Field } from 'sijil/schema/field';
import { addDays, endOfRiyadhDay, riyadhDate, riyadhInstant, weekday } from 'sijil/base/time/riyadhTime';
import { type ListFilters, withFilter } from 'sijil/schema/lists/listFilters';
import { daysOfPeriod } from 'sijil/schema/summaryPeriods';
import { shownTimeOf } from 'sijil/schema/kindFacts';
import { DateText, Localized } from 'sijil/react/components/valueTexts';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { ListSource } from '../query/listDeclaration';
import { recordAddress } from '../query/recordAddress';

/** Returns the weeks of a month (`YYYY-MM`), Sunday first; null for days of a neighbouring month. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const { from, to } = daysOfPeriod(`${month}-01`, 'month');
  const before = Array.from({ length: weekday(from) }, () => null);
  const days = Array.from({ length: Number(to.slice(-2)) }, (_, index) => addDays(from, index));
  const cells = [...before, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
}

/** Returns the month after this one, or before it for a negative number. */
export function monthAfter(month: string, months: number): string {
  const day = daysOfPeriod(`${month}-01`, 'month');
  return (months > 0 ? addDays(day.to, 1) : addDays(day.from, -1)).slice(0, 7);
}

/** The Riyadh day of a value of a field, a day or a moment. */
export function dayOf(field: Field, value: unknown): string {
  return storedKindOf(field) === 'date' ? String(value) : riyadhDate(new Date(String(value)));
}

/** Returns the filters of a list, limited to one day. */
export function filtersOfDay(filters: ListFilters, name: string, field: Field, day: string): ListFilters {
  if (storedKindOf(field) === 'date') return withFilter(filters, name, { gte: day, lte: day });
  return withFilter(filters, name, {
    gte: riyadhInstant(day).toISOString(),
    lte: endOfRiyadhDay(day).toISOString(),
  });
}

/** Groups rows by day, in their order. */
export function byDay<R>(rows: readonly R[], dayOf: (row: R) => string): Map<string, R[]> {
  const days = new Map<string, R[]>();
  for (const row of rows) {
    const day = dayOf(row);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

interface MonthGridProps {
  readonly month: string;
  readonly today: string;
  /** Content of a day. */
  readonly children: (day: string) => ReactNode;
}

/** The weeks of a month, one below the other, Sunday first. */
export function MonthGrid({ month, today, children }: MonthGridProps) {
  const language = useLanguage();
  const weeks = weeksOfMonth(month);
  const names = weeks[1]?.flatMap((day) => (day ? [formatWeekday(day, language)] : [])) ?? [];
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{formatMonth(month, language)}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.find(Boolean) ?? index}>
            {week.map((day, place) =>
              day ? (
                <td key={day} data-today={day === today || undefined}>
                  <time dateTime={day} className={styles.dayNumber}>
                    {Number(day.slice(-2))}
                  </time>
                  {children(day)}
                </td>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a place without a day
                <td key={place} className={styles.noDay} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface DayRecordsProps {
  readonly source: ListSource;
  readonly field: Field;
  readonly name: string;
  readonly records: readonly ConsoleRecord[];
  /** Records that are named; the others are a number. */
  readonly most: number;
  readonly onMore: () => void;
  /** Day as a heading, where nothing else shows it. */
  readonly heading?: string;
}

/** Records of a day, with their times if the field has one. */
export function DayRecords({ source, field, name, records, most, onMore, heading }: DayRecordsProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const more = records.length - most;
  return (
    <>
      {heading && (
        <h3>
          <DateText value={heading} />
        </h3>
      )}
      <ul className={styles.day}>
        {records.slice(0, most).map((record) => (
          <li key={record.id}>
            <Link to={recordAddress({ resource: source.resource, rowPath: source.list?.rowPath }, record)}>
              {shownTimeOf(field) === 'moment' && (
                <bdi className={styles.quiet}>{formatTime(String(record[name]), language)} </bdi>
              )}
              <Localized text={record.$title} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button type="link" size="small" onClick={onMore}>
          {t('layout.more', { count: more })}
        </Button>
      )}
    </>
  );
}
