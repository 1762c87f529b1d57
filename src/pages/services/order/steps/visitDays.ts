import type { Language } from '#domain/i18n/localized';
import { dayMs, riyadhDate, riyadhInstant } from '#domain/scheduling/riyadhTime';
import { visitSlots } from '#domain/scheduling/visitSlots';

interface VisitDay {
  /** A Riyadh date. */
  readonly date: string;
  /** When visits of that day begin, ISO 8601. */
  readonly slots: readonly string[];
}

const soonestMs = dayMs;
const horizonMs = 21 * dayMs;

/** The coming working days with their visit hours, from the day after `now`, three weeks ahead. */
export function visitDays(now: Date): readonly VisitDay[] {
  const from = riyadhInstant(riyadhDate(new Date(now.getTime() + soonestMs)));
  const to = new Date(from.getTime() + horizonMs);
  const days = new Map<string, string[]>();
  for (const { startsAt } of visitSlots({ from, to, taken: [], capacity: 1 })) {
    const date = riyadhDate(startsAt);
    days.set(date, [...(days.get(date) ?? []), startsAt.toISOString()]);
  }
  return [...days].map(([date, slots]) => ({ date, slots }));
}

const parts = { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'Asia/Riyadh' } as const;
const weekdays: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', parts),
  en: new Intl.DateTimeFormat('en-GB', { ...parts, weekday: 'short' }),
};

/** A working day by its weekday: «الأحد، 22 نوفمبر». */
export function formatWeekday(date: string, language: Language): string {
  return weekdays[language].format(riyadhInstant(date));
}
