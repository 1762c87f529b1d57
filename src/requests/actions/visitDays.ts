import type { VisitSlotsView } from '#domain/api/calendarViews';
import { riyadhDate } from '#framework/base/time/riyadhTime';

type Days = VisitSlotsView['days'];

/** The times of a day that can still be promised. */
export function freeTimes(days: Days | undefined, day: string): readonly string[] {
  const slots = days?.find((one) => one.day === day)?.slots ?? [];
  return slots.filter(({ remaining }) => remaining > 0).map(({ startsAt }) => startsAt);
}

/** The days on which a visit can be promised. */
export function openDays(days: Days | undefined): readonly string[] {
  return (days ?? []).map(({ day }) => day).filter((day) => freeTimes(days, day).length > 0);
}

/** The day whose times are shown before anybody has chosen: the wanted one where it is open, else the next open one. */
export function dayAtHand(open: readonly string[], preferred: string | null | undefined): string | null {
  return open.find((day) => !preferred || day >= preferred) ?? open[0] ?? null;
}

interface PointedAt {
  /** The free time at that moment, as the list writes it. */
  readonly time: string | null;
  /** The day has free times, and that hour is none of them. */
  readonly hourTaken: boolean;
}

export const nothingPointedAt: PointedAt = { time: null, hourTaken: false };

/** The free time at a moment that somebody pointed at, or that its hour is taken while others of the day are free. */
export function timePointedAt(days: Days | undefined, at: string): PointedAt {
  const moment = new Date(at);
  const free = freeTimes(days, riyadhDate(moment));
  const time = free.find((one) => new Date(one).getTime() === moment.getTime()) ?? null;
  return { time, hourTaken: time === null && free.length > 0 };
}
