import { type Language, perLanguage } from '../i18n/localized';
import { dayMs, hourMs, minuteMs, riyadhDate } from '../time/riyadhTime';

const formatIn = (numeric: 'auto' | 'always') =>
  perLanguage(
    (language) => new Intl.RelativeTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', { numeric }),
  );

/** Format of a distance in time, «الشهر الماضي», "3 months ago"; with Latin digits, as everywhere in the portal. */
export const distanceIn = formatIn('auto');

/** Format in numbers, «قبل شهر واحد», "1 month ago": a month that passed since is not the last calendar month. */
const passedIn = formatIn('always');

/**
 * Formats the time since a moment, or until it: hours and minutes on the same Riyadh day, from then on calendar days («أمس»,
 * "3 days ago"), and the full weeks, months or years among them. `now` in milliseconds.
 */
export function relativeTime(iso: string, now: number, language: Language): string {
  const at = new Date(iso);
  const [day, today] = [riyadhDate(at), riyadhDate(new Date(now))];
  if (day === today) return withinDay(at.getTime() - now, language);
  const sign = day < today ? -1 : 1;
  const [early, late] = sign < 0 ? [day, today] : [today, day];
  const days = (Date.parse(late) - Date.parse(early)) / dayMs;
  const months = monthsBetween(early, late);
  if (months >= 12) return passedIn(language).format(sign * Math.floor(months / 12), 'year');
  if (months >= 1) return passedIn(language).format(sign * months, 'month');
  if (days >= 7) return passedIn(language).format(sign * Math.floor(days / 7), 'week');
  return distanceIn(language).format(sign * days, 'day');
}

function withinDay(passed: number, language: Language): string {
  const length = Math.abs(passed);
  if (length >= hourMs) return distanceIn(language).format(Math.trunc(passed / hourMs), 'hour');
  if (length >= minuteMs) return distanceIn(language).format(Math.trunc(passed / minuteMs), 'minute');
  return distanceIn(language).format(0, 'second');
}

/** Full calendar months from one day to a later one, `YYYY-MM-DD`. */
function monthsBetween(early: string, late: string): number {
  const [years = 0, months = 0, days = 0] = late.split('-').map(Number);
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = early.split('-').map(Number);
  return (years - fromYear) * 12 + months - fromMonth - (days < fromDay ? 1 : 0);
}
