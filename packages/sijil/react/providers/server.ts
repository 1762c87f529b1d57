import { create } from 'zustand';

/** State of the connection, from the calls of this page: `lost` while the server does not respond. */
export const useReach = create(() => ({ lost: false }));

/** Called when the server, or the server's database, cannot be reached. */
export function serverIsLost(): void {
  useReach.setState({ lost: true });
}

/** Called when the server responds again; failed reads may be retried. */
export function serverIsBack(): void {
  useReach.setState({ lost: false });
}

/** Calls the listener whenever the server responds again; returns a function that unsubscribes. */
export function onServerBack(listener: () => void): () => void {
  return useReach.subscribe((now, before) => {
    if (before.lost && !now.lost) listener();
  });
}

const minuteMs = 60_000;

/** Server time of the last response, with the device's clock at that moment; the device's own time before the first response. */
let heard = { server: Date.now(), since: performance.now() };

/** Returns the server's time, unaffected by a wrong or changed date on the device. */
export function serverNow(): Date {
  return new Date(heard.server + performance.now() - heard.since);
}

const useClock = create(() => ({ now: serverNow() }));

/** Reads the time from the `Date` header of a response; an invalid header is ignored. */
export function hearServerTime(header: unknown): void {
  const server = Date.parse(String(header));
  if (Number.isNaN(server)) return;
  heard = { server, since: performance.now() };
  // Components that show a time are rendered at most once a minute.
  if (Math.abs(server - useClock.getState().now.getTime()) > minuteMs)
    useClock.setState({ now: serverNow() });
}

/** Returns the server's time to the minute, by which a page shows what is overdue, due or remaining. */
export function useNow(): Date {
  return useClock(({ now }) => now);
}
