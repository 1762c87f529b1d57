import { setTimeout as pause } from 'node:timers/promises';
import { loggedError } from '../log/withoutSecrets';
import { setFlagsFromString } from 'node:v8';

interface Part {
  readonly name: string;
  /** Time after which the stop continues without this part. */
  readonly withinMs: number;
  stop(): Promise<unknown>;
}

export type StopList = ReturnType<typeof createStopList>;

/** Creates the list of started parts, to be stopped newest first, each within its time and all of them within the sum. */
export function createStopList(log: (message: string) => void) {
  const parts: Part[] = [];
  return {
    add: (part: Part) => void parts.push(part),
    async stopAll(): Promise<void> {
      for (const { name, withinMs, stop } of parts.splice(0).reverse()) {
        const inTime = new AbortController();
        // Keeps the process alive: without other work it would end here with code 0, before its other parts are stopped.
        const late = pause(withinMs, 'late' as const, { signal: inTime.signal }).catch(() => undefined);
        const ended = await Promise.race([
          stop().catch((error: unknown) => log(`${name}: ${String(error)}`)),
          late,
        ]);
        inTime.abort();
        if (ended === 'late') log(`${name} did not stop within ${withinMs / 1000} s: going on without it`);
      }
    },
  };
}

/**
 * Handles faults. An unhandled rejection has failed one piece of work, which its own transaction has rolled back: it is logged,
 * and the process continues. After an uncaught exception the process may be in any state: it ends in order, and `npm start`
 * restarts it.
 */
export function listenForFaults(stopAll: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) => console.error('unheard rejection', loggedError(reason)));
  process.once('uncaughtException', (error) => {
    console.error('uncaught exception: the portal ends', loggedError(error));
    void stopAll().then(() => process.exit(1));
  });
}

/**
 * Makes V8 run a full collection when the heap is 40 % larger than after the last one. By default V8 lets a small heap grow to
 * four times its size first: an export of 100,000 rows then took 166 MB of garbage, and takes 21.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
}
