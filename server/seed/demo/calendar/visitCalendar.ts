import { addDays, dayMs, riyadhDate } from '#framework/base/time/riyadhTime';
import { defaultVisitHours } from '#domain/scheduling/visitHours';
import { visitSlots } from '#domain/scheduling/visitSlots';

export interface DaysOff {
  readonly inspector: string;
  /** Riyadh dates, both included. */
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Finds times for visits and remembers them: no inspector is in two places at once, or works on an approved day off. */
export class VisitCalendar {
  private readonly taken = new Set<string>();

  constructor(private readonly daysOff: readonly DaysOff[]) {}

  /** The last free time that begins at `limit` or before. */
  before(limit: Date, inspector: string): Date {
    const from = new Date(limit.getTime() - 21 * dayMs);
    return this.take(visitTimes(from, new Date(limit.getTime() + 1)).toReversed(), inspector);
  }

  /** The first free time that begins at `limit` or later. */
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

/** The usual visiting times that begin at `from` or later and before `to`. */
function visitTimes(from: Date, to: Date): Date[] {
  const times: Date[] = [];
  for (let day = riyadhDate(from); day <= riyadhDate(to); day = addDays(day, 1))
    times.push(...visitSlots(day, defaultVisitHours).map(({ startsAt }) => startsAt));
  return times.filter((time) => time >= from && time < to);
}
