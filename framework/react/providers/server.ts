import { create } from 'zustand';

/** State of the connection, by the calls of this page: `lost` while the server does not answer. */
export const useReach = create(() => ({ lost: false }));

/** A call did not reach the server, or the server not its database. */
export function serverIsLost(): void {
  useReach.setState({ lost: true });
}

/** The server answers again; failed reads may be repeated now. */
export function serverIsBack(): void {
  useReach.setState({ lost: false });
}

/** Calls the listener whenever the server answers again; returns a function that ends this. */
export function onServerBack(listener: () => void): () => void {
  return useReach.subscribe((now, before) => {
    if (before.lost && !now.lost) listener();
  });
}

const minuteMs = 60_000;

/** The server's time at its last answer, and the device's clock then; before the first answer the device's own time. */
let heard = { server: Date.now(), since: performance.now() };

/** The server's time: a wrong date on the device changes nothing, nor does setting it. */
export function serverNow(): Date {
  return new Date(heard.server + performance.now() - heard.since);
}

const useClock = create(() => ({ now: serverNow() }));

/** Takes the time from the `Date` header of an answer; a header that is no date is ignored. */
export function hearServerTime(header: unknown): void {
  const server = Date.parse(String(header));
  if (Number.isNaN(server)) return;
  heard = { server, since: performance.now() };
  // Whatever shows a time is drawn anew once a minute at most.
  if (Math.abs(server - useClock.getState().now.getTime()) > minuteMs)
    useClock.setState({ now: serverNow() });
}

/** The time by which a page says what is over, due or left, to the minute. */
export function useNow(): Date {
  return useClock(({ now }) => now);
}
