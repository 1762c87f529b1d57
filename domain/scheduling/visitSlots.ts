import { minuteMs, riyadhInstant } from '../time/riyadhTime';
import { closedReason, openingOf, type VisitHours } from './visitHours';

/** A time at which a visit may begin, and when it is over: later where a prayer falls into it. */
export interface VisitSlot {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** After a prayer a visit begins at a quarter of an hour, as people agree on times. */
const quarterMs = 15 * minuteMs;

/**
 * The visit times of a day, in the order of the clock; none on a day off. Where a time falls into the minutes that a
 * prayer keeps free, the visit begins after them; a visit that would not end before the house closes is not offered.
 * `prayers`: when the day's prayers are called in the city of the visit (rules 3.13).
 */
export function visitSlots(
  day: string,
  hours: VisitHours,
  prayers: readonly Date[] = [],
): readonly VisitSlot[] {
  if (closedReason(day, hours)) return [];
  const { opens, closes } = openingOf(day, hours);
  const midnight = riyadhInstant(day).getTime();
  const closing = midnight + closes * minuteMs;
  const gaps = prayers.map((prayer) => ({
    from: prayer.getTime(),
    to: prayer.getTime() + hours.prayerMinutes * minuteMs,
  }));
  const slots: VisitSlot[] = [];
  for (let minute = opens; minute < closes; minute += hours.slotMinutes) {
    const startsAt = afterPrayer(midnight + minute * minuteMs, gaps);
    const end = startsAt + hours.visitMinutes * minuteMs;
    const pauses = gaps.filter(({ from }) => startsAt < from && from < end).length;
    const endsAt = end + pauses * hours.prayerMinutes * minuteMs;
    if (endsAt <= closing) slots.push({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  }
  return slots;
}

function afterPrayer(
  moment: number,
  gaps: readonly { readonly from: number; readonly to: number }[],
): number {
  const gap = gaps.find(({ from, to }) => from <= moment && moment < to);
  return gap ? Math.ceil(gap.to / quarterMs) * quarterMs : moment;
}
