import { addDays, riyadhDate, toWorkingDay } from '#framework/base/time/riyadhTime';
import { demoTexts } from '../data/texts';
import type { DaysOff } from './visitCalendar';

export interface DayOffPlan extends DaysOff {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly reason: string;
  /** Days before its beginning on which it was asked for. */
  readonly daysAgo: number;
}

/** Inspector, days from today, how many days, what became of it. */
const plans: readonly (readonly [string, number, number, DayOffPlan['status'], number])[] = [
  ['west1', 16, 3, 'pending', 19],
  ['west3', 9, 1, 'pending', 10],
  ['east2', 23, 5, 'pending', 26],
  ['west2', 12, 4, 'approved', 20],
  ['central1', 18, 2, 'approved', 30],
  ['south1', -34, 3, 'approved', 12],
  ['east1', -72, 5, 'approved', 15],
  ['west1', -55, 2, 'approved', 9],
  ['south2', 7, 2, 'rejected', 11],
  ['west4', -20, 1, 'rejected', 6],
];

/** The days off that inspectors have asked for, around today. */
export function daysOffAround(now: Date): DayOffPlan[] {
  return plans.map(([inspector, days, length, status, daysAgo], index) => {
    const startsOn = toWorkingDay(addDays(riyadhDate(now), days));
    const reason = demoTexts.daysOff[index % demoTexts.daysOff.length] ?? '';
    return { inspector, startsOn, endsOn: addDays(startsOn, length - 1), status, reason, daysAgo };
  });
}
