import type { LiveProvider } from '@refinedev/core';
import type { LiveChange } from '#framework/base/live/liveMessages';
import { keepLiveStream } from './keepLiveStream';
import { useConnected } from './useLive';
import { useSession } from '../session';

type Changes = readonly LiveChange[] | null;

/** Message between tabs: the tab with the stream reports changes and its state, a new tab asks for the state. */
type Word =
  | { readonly kind: 'change'; readonly changes: Changes }
  | { readonly kind: 'state'; readonly cursor: string | null; readonly connected: boolean }
  | { readonly kind: 'asks' };

/**
 * Hears of changes as one person until it is stopped; null: anything may have changed. Of all tabs of the browser one holds
 * the stream and tells the others; when it goes, another takes over from the same place. Where the browser has no locks (no
 * https) there is no stream and pages ask now and then: twenty tabs with one each would leave no connection for anything else.
 */
function startLive(userId: string, onChanges: (changes: Changes) => void): () => void {
  if (!('locks' in navigator)) return () => undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const name = `live ${userId}`;
  const channel = new BroadcastChannel(name);
  const batch = createBatch(onChanges);
  let cursor: string | null = null;
  let leads = false;

  const say = (word: Word) => {
    if (!signal.aborted) channel.postMessage(word);
  };
  const state = (next: Partial<{ cursor: string; connected: boolean }>) => {
    cursor = next.cursor ?? cursor;
    if (next.connected !== undefined) useConnected.setState({ connected: next.connected });
    say({ kind: 'state', cursor, connected: useConnected.getState().connected });
  };
  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'change') batch.add(word.changes);
    else if (word.kind === 'asks') {
      if (leads) state({});
    } else {
      cursor = word.cursor ?? cursor;
      useConnected.setState({ connected: word.connected });
    }
  };
  say({ kind: 'asks' });

  const lead = () => {
    leads = true;
    return keepLiveStream({
      cursor: () => cursor,
      onCursor: (next) => state({ cursor: next }),
      onChange: (changes) => {
        batch.add(changes);
        say({ kind: 'change', changes });
      },
      onConnected: (connected) => state({ connected }),
      signal,
    });
  };
  // Refused only where it was stopped before its turn came.
  void navigator.locks.request(name, { signal }, lead).catch(() => undefined);

  return () => {
    stopped.abort();
    channel.close();
    batch.stop();
    useConnected.setState({ connected: false });
  };
}

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

/** A change is seen at once; where one follows another, what a page shows is read anew no more often than this. */
const [atOnceMs, atMostEveryMs] = [200, 2_000];

/** Gathers changes and hands them on together; null, anything may have changed, swallows all others. */
export function createBatch(onChanges: (changes: Changes) => void) {
  let waiting: Changes = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  const send = () => {
    const changes = waiting;
    [waiting, timer, sentAt] = [[], undefined, performance.now()];
    onChanges(changes);
  };
  return {
    add(changes: Changes): void {
      waiting = waiting === null || changes === null ? null : [...waiting, ...changes];
      timer ??= setTimeout(send, Math.max(atOnceMs, sentAt + atMostEveryMs - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
