import { minuteMs } from '../time/riyadhTime';

interface Taken {
  readonly at: Date;
  /** From its beginning to that of another visit: the visit itself and the way between. */
  readonly apartMinutes: number;
}

/**
 * How many more visits one person could make on a day, one after the other: of the day's times, those that leave enough
 * room to what they have already, and to each other. The earliest that fits is always taken: no other choice fits more.
 */
export function freeVisits(times: readonly Date[], taken: readonly Taken[], apartMinutes: number): number {
  let [free, next] = [0, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    const at = time.getTime();
    const near = taken.some((one) => Math.abs(one.at.getTime() - at) < one.apartMinutes * minuteMs);
    if (near || at < next) continue;
    free += 1;
    next = at + apartMinutes * minuteMs;
  }
  return free;
}
