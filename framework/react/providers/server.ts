import { create } from 'zustand';

/** Whether the server answers, as the calls of this page have learned. */
export const useReach = create(() => ({ lost: false }));

/** A call did not reach the server, or the server not its database. */
export function serverIsLost(): void {
  useReach.setState({ lost: true });
}

/** The server answers again; failed reads may be repeated now. */
export function serverIsBack(): void {
  useReach.setState({ lost: false });
}

/** Calls back whenever the server answers again; answers how to stop that. */
export function onServerBack(listener: () => void): () => void {
  return useReach.subscribe((now, before) => {
    if (before.lost && !now.lost) listener();
  });
}

const minuteMs = 60_000;

/** Until the server has spoken, the device's own clock is believed. */
let heard = { server: Date.now(), since: performance.now() };

/** What time it is where it counts: a wrong date on the device changes nothing, nor does setting it. */
export function serverNow(): Date {
  return new Date(heard.server + performance.now() - heard.since);
}

const useClock = create(() => ({ now: serverNow() }));

/** Takes the time over from the `Date` header of an answer; what is no date is ignored. */
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
