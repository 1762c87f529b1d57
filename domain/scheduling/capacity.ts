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

/**
 * How many more visits can be promised for one time. `able` are those who could make one; each promise that nobody is
 * assigned to yet names who could keep it. Everybody makes one visit at a time: a promise that somebody else can keep takes
 * nobody from us, so people and promises are matched (augmenting paths) before what is left is counted.
 */
export function spareCapacity(able: readonly string[], promises: readonly (readonly string[])[]): number {
  const keeps = new Map<string, number>();
  const wanted: (readonly string[])[] = [...promises];
  const place = (promise: number, tried: Set<string>): boolean =>
    (wanted[promise] ?? []).some((worker) => {
      if (tried.has(worker)) return false;
      tried.add(worker);
      const other = keeps.get(worker);
      if (other !== undefined && !place(other, tried)) return false;
      keeps.set(worker, promise);
      return true;
    });
  for (const promise of promises.keys()) place(promise, new Set());
  let spare = 0;
  while (spare < able.length) {
    wanted.push(able);
    if (!place(wanted.length - 1, new Set())) break;
    spare += 1;
  }
  return spare;
}
