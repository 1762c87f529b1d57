import type { Localized } from '../i18n/localized';
import { riyadhDate } from '../time/riyadhTime';
import { visitHorizon } from './checkVisitTime';
import { closedReason, type VisitHours } from './visitHours';

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
