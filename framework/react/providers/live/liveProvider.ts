import type { LiveProvider } from '@refinedev/core';
import { useSession } from '../session';
import { startLive } from './startLive';

/**
 * Refine's seam to the stream of changes. Subscribed to once, by `LiveUpdates`, for everything that is shown: hooks that
 * subscribe by themselves would each read the same anew, and know of Refine's answers only.
 */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) => {
    const userId = useSession.getState().user?.id;
    if (userId === undefined) return () => undefined;
    return startLive(userId, (changes) =>
      callback({ channel, type: 'updated', payload: { changes }, date: new Date() }),
    );
  },
  unsubscribe: (stop: () => void) => stop(),
};
