import type { ReactNode } from 'react';
import { formatMonth, formatWeekday } from '#framework/base/formats/dates';
import { useLanguage } from '@framework/providers/language';
import styles from './layouts.module.css';
import { weeksOfMonth } from './monthDays';

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
