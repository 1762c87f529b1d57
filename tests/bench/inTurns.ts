export interface Turns {
  readonly slow: number[];
  readonly fast: number[];
}

/** Times two calls alternately, in milliseconds; the first of each warms the caches. */
export async function inTurns(
  slow: () => Promise<void>,
  fast: () => Promise<void>,
  rounds = 15,
): Promise<Turns> {
  const times: Turns = { slow: [], fast: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await timed(slow), await timed(fast)];
    if (round === 0) continue;
    times.slow.push(one);
    times.fast.push(other);
  }
  return times;
}

async function timed(call: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}
