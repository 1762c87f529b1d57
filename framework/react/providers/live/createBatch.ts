import type { LiveChange } from '#framework/base/live/liveMessages';

type Changes = readonly LiveChange[] | null;

/** A change is seen at once; where one follows another, what a page shows is read anew no more often than this. */
const [atOnceMs, atMostEveryMs] = [200, 2_000];

/** Gathers changes and hands them on together; null, anything may have changed, swallows all others. */
export function createBatch(onChanges: (changes: Changes) => void) {
  let waiting: Changes = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  const send = () => {
    const changes = waiting;
    [waiting, timer, sentAt] = [[], undefined, performance.now()];
    onChanges(changes);
  };
  return {
    add(changes: Changes): void {
      waiting = waiting === null || changes === null ? null : [...waiting, ...changes];
      timer ??= setTimeout(send, Math.max(atOnceMs, sentAt + atMostEveryMs - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
