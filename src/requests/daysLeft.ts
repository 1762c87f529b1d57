import { dayMs, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';

/** Whole Riyadh days from today to the day of a moment: 0 today, negative once it is past. */
export function daysLeft(moment: string, now: Date): number {
  const day = (at: Date) => riyadhInstant(riyadhDate(at)).getTime();
  return Math.round((day(new Date(moment)) - day(now)) / dayMs);
}
