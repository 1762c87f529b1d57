import { minuteMs } from '#framework/base/time/riyadhTime';

interface Taken {
  readonly at: Date;
  /** Minimum minutes between its start and that of another visit: the visit and the travel. */
  readonly apartMinutes: number;
}

/**
 * Number of further visits that one person can make on a day: of the day's times, those far enough from the visits they
 * already have and from each other. Takes the earliest time that fits, which fits the most.
 */
export function freeVisits(times: readonly Date[], taken: readonly Taken[], apartMinutes: number): number {
  let [free, next] = [0, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    const at = time.getTime();
    const near = taken.some((visit) => Math.abs(visit.at.getTime() - at) < visit.apartMinutes * minuteMs);
    if (near || at < next) continue;
    free += 1;
    next = at + apartMinutes * minuteMs;
  }
  return free;
}

/**
 * Number of further visits that can be promised for one time. `able` lists the inspectors who could make one; each entry
 * of `promises` is an unassigned visit with the inspectors who could take it. Every inspector makes one visit at a time, so
 * inspectors and promises are matched (augmenting paths) before the spare ones are counted.
 */
export function spareCapacity(able: readonly string[], promises: readonly (readonly string[])[]): number {
  const keeps = new Map<string, number>();
  const groups: (readonly string[])[] = [...promises];
  const place = (promise: number, tried: Set<string>): boolean =>
    (groups[promise] ?? []).some((worker) => {
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
    groups.push(able);
    if (!place(groups.length - 1, new Set())) break;
    spare += 1;
  }
  return spare;
}
