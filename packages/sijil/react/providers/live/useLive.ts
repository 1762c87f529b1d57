import { create } from 'zustand';

/** True while the stream of changes is connected. */
export const useConnected = create(() => ({ connected: false }));

/** True while changes arrive by the live stream; otherwise queries poll. */
export function useLive(): boolean {
  return useConnected(({ connected }) => connected);
}
