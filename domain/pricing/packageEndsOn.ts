import type { PackageDuration } from './packageDurations';
import { addDays } from '../time/riyadhTime';

/** Calendar months of a duration; `weekly` has none. */
function monthsOf(duration: PackageDuration): number | null {
  if (duration === 'weekly') return null;
  if (duration === 'annual') return 12;
  if (duration === 'biannual') return 6;
  return Number(duration.slice('month_'.length));
}

/** The last day on which a package that begins on `startsOn` may be used; Riyadh dates, calendar months. */
export function packageEndsOn(startsOn: string, duration: PackageDuration): string {
  const months = monthsOf(duration);
  if (months === null) return addDays(startsOn, 6);
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  // The same day of a shorter month is that month's last: a month from 31 January ends with February.
  const sameDay = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth.getUTCDate())));
  return addDays(sameDay.toISOString().slice(0, 10), day > lastOfMonth.getUTCDate() ? 0 : -1);
}
