type Job = () => Promise<unknown>;

/**
 * Milliseconds of each job, the middle of all rounds. Each round does every job once, so that whatever else the machine
 * does falls on all of them alike; the first round only warms up.
 */
export async function measure(rounds: number, jobs: Readonly<Record<string, Job>>) {
  const times = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, job] of Object.entries(jobs)) {
      const started = performance.now();
      await job();
      if (round > 0) times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, middle(all)]));
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
