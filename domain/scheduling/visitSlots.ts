import { textTable } from '#framework/schema/texts/textTable';
import { dayMs, minuteMs, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';
import { closedReason, openingOf, type VisitHours } from './visitHours';
import type { Localized } from '#framework/base/i18n/localized';

/** Visiting time with its end, which is later when a prayer falls into the visit. */
export interface VisitSlot {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Start times after a prayer are rounded up to a quarter of an hour. */
const quarterMs = 15 * minuteMs;

/**
 * Visiting times of a day in ascending order; none on a day off. A time within the minutes reserved for a prayer moves to their
 * end; a visit that would end after closing is not offered. `prayers`: the day's calls to prayer in the city of the visit
 * (rules 3.13).
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

/** Booking window: days ahead for which visits can be planned. */
export const VISIT_HORIZON_DAYS = 183;

/** End of the booking window. */
export function visitHorizon(now: Date): Date {
  return new Date(now.getTime() + VISIT_HORIZON_DAYS * dayMs);
}

/** Reason why a visit cannot be planned for an instant; null when it can. `offGrid`: not one of the day's visiting times. */
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
 * Reason why a day is closed for visits, regardless of free inspectors; null when it is open. A past or too distant day is
 * reported as such even on a weekend or holiday. `times` are the day's visiting times.
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

const reasons = textTable('checks/visitSlots', {
  weekend: { ar: 'لا زيارات في عطلة نهاية الأسبوع', en: 'there are no visits on the weekend' },
  holiday: { ar: 'هذا اليوم إجازة رسمية', en: 'it is a public holiday' },
  past: { ar: 'مضت مواعيد هذا اليوم', en: 'its times have passed' },
  tooFar: { ar: 'لم يُفتح حجز مواعيده بعد', en: 'its times cannot be booked yet' },
  full: { ar: 'مواعيد هذا اليوم محجوزة كلها', en: 'all its times are taken' },
} as const satisfies Record<DayClosed | 'full', Localized>);

/** Message why a day has no free visiting time; null when it has one. */
export function whyDayClosed({ closed, slots }: OfferedDay): Localized | null {
  return slots.some(({ remaining }) => remaining > 0) ? null : reasons[closed ?? 'full'];
}
