import type { Changes } from './changeFeed';

/** Changed ids by resource; `*` means many. */
export type ChangesByResource = ReadonlyMap<string, ReadonlySet<string>>;

/** Above so many records of a resource the message is that many have changed; the triggers know the same number. */
const mostIds = 200;

/**
 * Changes that are still to be sent to a reader. However long they wait the set stays small: many changes of a
 * resource become one.
 */
export class PendingChanges {
  private waiting: Map<string, Set<string>> | null = new Map();

  add(changes: Changes['changes']): void {
    if (changes === null) this.waiting = null;
    if (this.waiting === null || changes === null) return;
    for (const { resource, id } of changes) {
      const ids = this.waiting.get(resource) ?? new Set();
      this.waiting.set(resource, ids.size < mostIds ? ids.add(id) : new Set('*'));
    }
  }

  get isEmpty(): boolean {
    return this.waiting?.size === 0;
  }

  /** Everything until now, null where it may be anything; begins anew. */
  take(): ChangesByResource | null {
    const taken = this.waiting;
    this.waiting = new Map();
    return taken;
  }
}
