import { textTable } from 'sijil/schema/texts/textTable';
import { dayMs, hourMs, minuteMs, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { closedReason, openingOf, type VisitHours } from './visitHours';
import { isOpenDuring, type OpeningSpan } from './openingHours';
import type { Localized } from 'sijil/base/i18n/localized';

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

/** What decides whether a visit can be planned for one of a day's visiting times. */
export interface VisitRules {
  readonly now: Date;
  readonly hours: VisitHours;
  /** Opening hours of the place; null where they are not known, which restricts nothing. */
  readonly opening: readonly OpeningSpan[] | null;
}

export const slotProblems = ['past', 'tooSoon', 'tooFar', 'placeClosed'] as const;
export type SlotProblem = (typeof slotProblems)[number];

/**
 * Reason why no visit can be planned for a visiting time; null when one can. The only rule for it: the offered times, the check
 * of a chosen one and the weeks of inspectors ask it.
 */
export function whyNoVisit(slot: VisitSlot, rules: VisitRules): SlotProblem | null {
  const problem = outsideWindow(slot.startsAt, rules);
  if (problem) return problem;
  const { opening } = rules;
  return opening && !isOpenDuring(opening, slot.startsAt, slot.endsAt) ? 'placeClosed' : null;
}

function outsideWindow(moment: Date, { now, hours }: VisitRules): 'past' | 'tooSoon' | 'tooFar' | null {
  const ahead = moment.getTime() - now.getTime();
  if (ahead <= 0) return 'past';
  if (ahead < hours.noticeHours * hourMs) return 'tooSoon';
  return ahead > VISIT_HORIZON_DAYS * dayMs ? 'tooFar' : null;
}

/** Reason why a visit cannot be planned for an instant; null when it can. `offGrid`: not one of the day's visiting times. */
export function checkVisitTime(
  moment: Date,
  rules: VisitRules,
  prayers: readonly Date[] = [],
): SlotProblem | 'holiday' | 'offGrid' | null {
  const day = riyadhDate(moment);
  const problem = outsideWindow(moment, rules);
  if (problem) return problem;
  if (closedReason(day, rules.hours) === 'holiday') return 'holiday';
  const slot = visitSlots(day, rules.hours, prayers).find(
    ({ startsAt }) => startsAt.getTime() === moment.getTime(),
  );
  return slot ? whyNoVisit(slot, rules) : 'offGrid';
}

export const dayClosedReasons = [...slotProblems, 'weekend', 'holiday'] as const;
export type DayClosed = (typeof dayClosedReasons)[number];

export interface OfferedDay {
  readonly closed: DayClosed | null;
  readonly slots: readonly { readonly remaining: number }[];
}

/** Of several reasons on one day, the one that names it: a day on which some times have passed is too soon. */
const dayPriority = ['placeClosed', 'tooSoon', 'tooFar', 'past'] as const satisfies readonly SlotProblem[];

/**
 * Reason why a day is closed for visits, regardless of free inspectors; null when it is open. A past or too distant day is
 * reported as such even on a weekend or holiday. `slots` are the day's visiting times.
 */
export function dayClosed(day: string, slots: readonly VisitSlot[], rules: VisitRules): DayClosed | null {
  const { now, hours } = rules;
  if (day < riyadhDate(now)) return 'past';
  if (day > riyadhDate(new Date(now.getTime() + VISIT_HORIZON_DAYS * dayMs))) return 'tooFar';
  if (slots.length === 0) return closedReason(day, hours);
  const problems = slots.map((slot) => whyNoVisit(slot, rules));
  return problems.includes(null) ? null : (dayPriority.find((one) => problems.includes(one)) ?? null);
}

const reasons = textTable('checks/visitSlots', {
  weekend: { ar: 'لا زيارات في عطلة نهاية الأسبوع', en: 'there are no visits on the weekend' },
  holiday: { ar: 'هذا اليوم إجازة رسمية', en: 'it is a public holiday' },
  past: { ar: 'مضت مواعيد هذا اليوم', en: 'its times have passed' },
  tooSoon: { ar: 'مواعيده أقرب من مهلة الحجز', en: 'its times are too soon to be booked' },
  placeClosed: { ar: 'لا يتسع دوام الفرع فيه لزيارة', en: 'the branch is not open long enough for a visit' },
  tooFar: { ar: 'لم يُفتح حجز مواعيده بعد', en: 'its times cannot be booked yet' },
  full: { ar: 'مواعيد هذا اليوم محجوزة كلها', en: 'all its times are taken' },
} as const satisfies Record<DayClosed | 'full', Localized>);

/** Message why a day has no free visiting time; null when it has one. */
export function whyDayClosed({ closed, slots }: OfferedDay): Localized | null {
  return slots.some(({ remaining }) => remaining > 0) ? null : reasons[closed ?? 'full'];
}
