import type { VisitSlotsView } from '#domain/api/calendarViews';
import { addDays } from '#domain/time/riyadhTime';

type Days = VisitSlotsView['days'];

/** From which day the times of a calendar's page are asked: its first days may belong to the month before. */
export function pageStart(day: string): string {
  return addDays(`${day.slice(0, 7)}-01`, -6);
}

/** The times of a day that can still be promised. */
export function freeTimes(days: Days | undefined, day: string): readonly string[] {
  const slots = days?.find((one) => one.day === day)?.slots ?? [];
  return slots.filter(({ remaining }) => remaining > 0).map(({ startsAt }) => startsAt);
}

/** True for a day on which no visit can be promised, or of which nothing is known yet. */
export function isClosedDay(days: Days | undefined, day: string): boolean {
  return freeTimes(days, day).length === 0;
}
