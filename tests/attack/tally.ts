/** Calls and their outcomes. */
export class Tally {
  readonly faults: string[] = [];
  private readonly byOutcome = new Map<string, number>();
  private readonly byRole = new Map<string, Map<string, number>>();
  readonly operations = new Set<string>();
  total = 0;
  /** Calls among them with hostile bodies and queries. */
  hostile = 0;

  count(operation: string, role: string, status: number): void {
    this.total += 1;
    this.operations.add(operation);
    const outcome = `${Math.floor(status / 100)}xx`;
    const ofRole = this.byRole.get(role) ?? new Map<string, number>();
    for (const counts of [this.byOutcome, this.byRole.set(role, ofRole).get(role) ?? ofRole])
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }

  fault(text: string): void {
    this.faults.push(text);
  }

  /** Returns a summary as text. */
  report(seed: number, seconds: number): string {
    const line = (counts: ReadonlyMap<string, number>) =>
      [...counts]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join(', ');
    return [
      `${this.total} calls to ${this.operations.size} operations in ${Math.round(seconds)} s, ${this.hostile} with hostile input, seed ${seed}: ${line(this.byOutcome)}`,
      ...[...this.byRole].map(([role, counts]) => `  ${role.padEnd(12)} ${line(counts)}`),
      `${this.faults.length} faults${this.faults.length > 0 ? ':' : ''}`,
      ...[...new Set(this.faults)].slice(0, 40).map((fault) => `  ✗ ${fault}`),
    ].join('\n');
  }
}
