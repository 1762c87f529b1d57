import { create } from 'zustand';

/** Whether the stream of changes stands. */
export const useConnected = create(() => ({ connected: false }));

/** Whether changes are told as they happen; otherwise whoever must know asks now and then. */
export function useLive(): boolean {
  return useConnected(({ connected }) => connected);
}
