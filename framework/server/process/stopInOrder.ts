import { setTimeout as pause } from 'node:timers/promises';

interface Part {
  readonly name: string;
  /** After so long the stop goes on without it. */
  readonly withinMs: number;
  stop(): Promise<unknown>;
}

export type StopList = ReturnType<typeof createStopList>;

/** List of started parts, to be stopped newest first, each within its time and all of them within the sum. */
export function createStopList(log: (message: string) => void) {
  const parts: Part[] = [];
  return {
    add: (part: Part) => void parts.push(part),
    async stopAll(): Promise<void> {
      for (const { name, withinMs, stop } of parts.splice(0).reverse()) {
        const inTime = new AbortController();
        // Keeps the process alive: without other work it would end here, before its other parts and with code 0.
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
