interface QueueLimits {
  /** Largest number of waiting items of one account. */
  readonly ofAccount: number;
  /** Largest number of all waiting items, so that a flood does not fill the memory. */
  readonly inAll: number;
}

/** Queue that serves accounts in rotation: nobody waits for all the items of another account. */
export class FairQueue<Item> {
  /** Waiting work by account; the next account is first. */
  private readonly waiting = new Map<string, Item[]>();
  private size = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Limit that keeps an account from adding another item; null when it may add one. */
  fullFor(account: string): keyof QueueLimits | null {
    if ((this.waiting.get(account)?.length ?? 0) >= this.limits.ofAccount) return 'ofAccount';
    return this.size >= this.limits.inAll ? 'inAll' : null;
  }

  add(account: string, item: Item): void {
    this.waiting.set(account, [...(this.waiting.get(account) ?? []), item]);
    this.size += 1;
  }

  /** Returns the next item of an account that may be served; that account's other items wait until the others had theirs. */
  take(mayBeServed: (account: string) => boolean): Item | undefined {
    for (const [account, [next, ...others]] of this.waiting) {
      if (next === undefined || !mayBeServed(account)) continue;
      this.waiting.delete(account);
      if (others.length > 0) this.waiting.set(account, others);
      this.size -= 1;
      return next;
    }
    return undefined;
  }
}
