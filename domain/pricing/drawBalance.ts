/** What is left of a paid package. `endsOn` is a Riyadh date; paused while its second payment is overdue (rules 4.3). */
export interface Balance {
  readonly id: string;
  readonly remaining: number;
  readonly endsOn: string;
  readonly paused: boolean;
}

/**
 * From which package each of several requests is drawn, given how much each takes: the first to expire first, a paused one
 * only after all others (rules 4.4). A request is never split between two packages, so a package with too little left for
 * one is passed over.
 * @returns the packages' ids in the order of `needs`; null where the balance does not hold them all.
 */
export function drawBalance(
  balances: readonly Balance[],
  needs: readonly number[],
): readonly string[] | null {
  const order = [...balances].sort(
    (one, other) => Number(one.paused) - Number(other.paused) || one.endsOn.localeCompare(other.endsOn),
  );
  const left = new Map(order.map(({ id, remaining }) => [id, remaining]));
  const drawn: string[] = [];
  for (const need of needs) {
    const from = order.find(({ id }) => (left.get(id) ?? 0) >= need);
    if (!from) return null;
    left.set(from.id, (left.get(from.id) ?? 0) - need);
    drawn.push(from.id);
  }
  return drawn;
}
