import {
  addDays,
  dayMs,
  isWeekend,
  minuteMs,
  riyadhDate,
  riyadhInstant,
  toWorkingDay,
} from 'sijil/base/time/riyadhTime';
import { defaultVisitHours } from '#domain/scheduling/visitHours';
import { visitSlots } from '#domain/scheduling/visitSlots';
import { demoTexts } from './data/texts';

const opens = 9;
const closes = 17;

/** The time itself within Sunday to Thursday, 09:00 to 17:00 in Riyadh; otherwise the end of the preceding working day. */
function withinHours(at: Date): Date {
  const date = riyadhDate(at);
  if (!isWeekend(date) && at > riyadhInstant(date, opens)) {
    const close = riyadhInstant(date, closes);
    return at < close ? at : close;
  }
  return withinHours(riyadhInstant(addDays(date, -1), closes));
}

/**
 * Time this many working minutes earlier. Less than five minutes are subtracted directly: they are for the portal's own
 * steps, or for a second click.
 */
export function workingMinutesBefore(at: Date, minutes: number): Date {
  if (minutes < 5) return new Date(at.getTime() - Math.round(minutes * minuteMs));
  let moment = withinHours(at);
  let left = minutes * minuteMs;
  for (;;) {
    const available = moment.getTime() - riyadhInstant(riyadhDate(moment), opens).getTime();
    if (left < available) return new Date(Math.floor((moment.getTime() - left) / 1000) * 1000);
    left -= available;
    moment = withinHours(riyadhInstant(addDays(riyadhDate(moment), -1), closes));
  }
}

export interface DayOffPlan extends DaysOff {
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly reason: string;
  /** Days between the request and the first day off. */
  readonly daysAgo: number;
}

/** Inspector, days from today, number of days, status. */
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

/** Days off requested by inspectors, around today. */
export function daysOffAround(now: Date): DayOffPlan[] {
  return plans.map(([inspector, days, length, status, daysAgo], index) => {
    const startsOn = toWorkingDay(addDays(riyadhDate(now), days));
    const reason = demoTexts.daysOff[index % demoTexts.daysOff.length] ?? '';
    return { inspector, startsOn, endsOn: addDays(startsOn, length - 1), status, reason, daysAgo };
  });
}

interface DaysOff {
  readonly inspector: string;
  /** Riyadh dates, both included. */
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Finds and reserves times for visits: no inspector has two visits at once, or works on an approved day off. */
export class VisitCalendar {
  private readonly taken = new Set<string>();

  constructor(private readonly daysOff: readonly DaysOff[]) {}

  /** Last free time at or before `limit`. */
  before(limit: Date, inspector: string): Date {
    const from = new Date(limit.getTime() - 21 * dayMs);
    return this.take(visitTimes(from, new Date(limit.getTime() + 1)).toReversed(), inspector);
  }

  /** First free time at or after `limit`. */
  after(limit: Date, inspector: string): Date {
    const to = new Date(limit.getTime() + 21 * dayMs);
    return this.take(visitTimes(limit, to), inspector);
  }

  private take(times: readonly Date[], inspector: string): Date {
    const free = times.find((time) => this.isFree(time, inspector));
    if (!free) throw new Error(`${inspector} has no free time in three weeks`);
    this.taken.add(keyOf(free, inspector));
    return free;
  }

  private isFree(time: Date, inspector: string): boolean {
    if (this.taken.has(keyOf(time, inspector))) return false;
    const date = riyadhDate(time);
    return !this.daysOff.some(
      (off) => off.inspector === inspector && off.startsOn <= date && date <= off.endsOn,
    );
  }
}

const keyOf = (time: Date, inspector: string) => `${inspector}/${time.toISOString()}`;

/** Usual visiting times from `from` until before `to`. */
function visitTimes(from: Date, to: Date): Date[] {
  const times: Date[] = [];
  for (let day = riyadhDate(from); day <= riyadhDate(to); day = addDays(day, 1))
    times.push(...visitSlots(day, defaultVisitHours).map(({ startsAt }) => startsAt));
  return times.filter((time) => time >= from && time < to);
}
