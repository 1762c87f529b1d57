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
