import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/**
 * Imported first by tests that render the portal and run its server in one process: sets the globals of a browser, but leaves
 * the network and the bytes of Node, which the server uses.
 */
const window = new Window({
  url: 'http://localhost:3000/',
  // A file to download is opened by a link.
  settings: {
    navigation: {
      disableMainFrameNavigation: true,
      disableChildFrameNavigation: true,
      disableChildPageNavigation: true,
      disableFallbackToSetURL: true,
    },
  },
});
const { originals } = populateGlobal(globalThis, window, { bindFunctions: true });
const restore = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
for (const [name, value] of originals)
  if (!String(name).endsWith('Event') && name !== 'EventTarget') restore(String(name), value);

/** Longest delay of a timer that a page waits for, such as the pause before what is typed is saved. */
const shortMs = 1000;
const { setTimeout: start, clearTimeout: cancel, setImmediate: schedule } = globalThis;
const pending = new Set<unknown>();
const startCounted = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
  const timer = start(() => {
    pending.delete(timer);
    run(...given);
  }, ms);
  if (ms <= shortMs) pending.add(timer);
  return timer;
};
const cancelCounted = (timer?: NodeJS.Timeout) => {
  pending.delete(timer);
  cancel(timer);
};
restore('setTimeout', startCounted);
restore('clearTimeout', cancelCounted);
// What a page defers until the browser is idle follows at once.
restore('requestIdleCallback', (run: () => void) => startCounted(run, 1));
restore('cancelIdleCallback', cancelCounted);

/** Returns the number of short timers and idle callbacks that have yet to run. */
export const pendingTimers = (): number => pending.size;

/** Resolves after a delay that no page waits for. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => start(resolve, ms));

let lastTask = 0;
// React renders in slices of a few milliseconds, each of which schedules the next.
restore('setImmediate', (...given: Parameters<typeof setImmediate>) => {
  lastTask = performance.now();
  return schedule(...given);
});

/** Returns the time of the last scheduled task, by `performance.now()`: a page that still renders has scheduled one. */
export const lastTaskAt = (): number => lastTask;

// happy-dom computes a style from all sheets of antd, each time anew.
const noStyle = new Proxy({}, { get: (_, name) => (name === 'getPropertyValue' ? () => '0px' : '0px') });
restore('getComputedStyle', () => noStyle);
Object.defineProperty(window, 'getComputedStyle', { value: () => noStyle });

// happy-dom draws nothing.
const noDrawing = new Proxy({}, { get: () => () => undefined, set: () => true });
Object.defineProperty(window.HTMLCanvasElement.prototype, 'getContext', { value: () => noDrawing });

let lastId = 0;

/** Sets the number after which ids are counted: the ids of a copied database are below it. */
export function countIdsAfter(number: number): void {
  lastId = number;
}

/** Returns `node:crypto` with ids in the order of their creation, as `buildRepeatableDemo` has the database count its own. */
export async function countIds(original: () => Promise<unknown>): Promise<object> {
  const crypto = (await original()) as typeof import('node:crypto');
  const randomUUID = () => `${(lastId += 1).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
  return { ...crypto, randomUUID };
}
