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
