import { addDays, riyadhDate, riyadhInstant, weekday as weekdayOf } from '../../base/time/riyadhTime';
import { keysOf } from '../../base/objects';
import { type ScheduleTrigger, type Weekday, weekdays } from './triggers';

export interface Schedule {
  readonly trigger: ScheduleTrigger;
  readonly hour: number;
  readonly weekday?: Weekday | null;
  readonly monthDay?: number | null;
}

/** The latest turn of a schedule that is not after a moment. */
export function lastTurn(schedule: Schedule, now: Date): Date {
  let day = riyadhDate(now);
  while (!isOn(schedule, day) || riyadhInstant(day, schedule.hour) > now) day = addDays(day, -1);
  return riyadhInstant(day, schedule.hour);
}

/** The first turn of a schedule after a moment. */
export function nextTurn(schedule: Schedule, now: Date): Date {
  let day = riyadhDate(now);
  while (!isOn(schedule, day) || riyadhInstant(day, schedule.hour) <= now) day = addDays(day, 1);
  return riyadhInstant(day, schedule.hour);
}

function isOn({ trigger, weekday, monthDay }: Schedule, day: string): boolean {
  if (trigger === 'daily') return true;
  if (trigger === 'weekly') return keysOf(weekdays)[weekdayOf(day)] === (weekday ?? 'sunday');
  const isLastOfMonth = addDays(day, 1).endsWith('-01');
  const number = Number(day.slice(8));
  return number === (monthDay ?? 1) || (isLastOfMonth && number < (monthDay ?? 1));
}
