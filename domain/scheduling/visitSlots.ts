import { dayMs, minuteMs, riyadhDate, riyadhInstant } from '../time/riyadhTime';
import { closedReason, openingOf, type VisitHours } from './visitHours';
import type { Localized } from '../i18n/localized';

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

/** How far ahead a visit can be planned: further, neither people nor premises can promise anything. */
export const VISIT_HORIZON_DAYS = 183;

/** The last moment that a visit can be planned for. */
export function visitHorizon(now: Date): Date {
  return new Date(now.getTime() + VISIT_HORIZON_DAYS * dayMs);
}

/** Why a visit cannot be planned for a moment: it lies behind us, too far ahead, on a holiday, or is no visiting time. */
export function checkVisitTime(
  moment: Date,
  now: Date,
  hours: VisitHours,
  prayers: readonly Date[] = [],
): 'past' | 'tooFar' | 'holiday' | 'offGrid' | null {
  if (moment <= now) return 'past';
  if (moment > visitHorizon(now)) return 'tooFar';
  const day = riyadhDate(moment);
  if (closedReason(day, hours) === 'holiday') return 'holiday';
  const slots = visitSlots(day, hours, prayers);
  return slots.some(({ startsAt }) => startsAt.getTime() === moment.getTime()) ? null : 'offGrid';
}

export const dayClosedReasons = ['past', 'tooFar', 'weekend', 'holiday'] as const;
export type DayClosed = (typeof dayClosedReasons)[number];

export interface OfferedDay {
  readonly closed: DayClosed | null;
  readonly slots: readonly { readonly remaining: number }[];
}

/**
 * Why no visit can be planned for a day, whoever is free: a day that has passed or is too far ahead is neither weekend nor
 * holiday to whoever plans. `times` are the visiting times of the day.
 */
export function dayClosed(
  day: string,
  times: readonly Date[],
  now: Date,
  hours: VisitHours,
): DayClosed | null {
  const horizon = visitHorizon(now);
  if (day < riyadhDate(now)) return 'past';
  if (day > riyadhDate(horizon)) return 'tooFar';
  if (times.length === 0) return closedReason(day, hours);
  if (times.every((time) => time <= now)) return 'past';
  return times.every((time) => time > horizon) ? 'tooFar' : null;
}

const reasons = {
  weekend: { ar: 'لا زيارات في عطلة نهاية الأسبوع', en: 'there are no visits on the weekend' },
  holiday: { ar: 'هذا اليوم إجازة رسمية', en: 'it is a public holiday' },
  past: { ar: 'مضت مواعيد هذا اليوم', en: 'its times have passed' },
  tooFar: { ar: 'لم يُفتح حجز مواعيده بعد', en: 'its times cannot be booked yet' },
  full: { ar: 'مواعيد هذا اليوم محجوزة كلها', en: 'all its times are taken' },
} as const satisfies Record<DayClosed | 'full', Localized>;

/** Why a day has no time for a visit; null where it has one. */
export function whyDayClosed({ closed, slots }: OfferedDay): Localized | null {
  return slots.some(({ remaining }) => remaining > 0) ? null : reasons[closed ?? 'full'];
}
