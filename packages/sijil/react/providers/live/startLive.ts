import type { LiveProvider } from '@refinedev/core';
import type { LiveChange } from 'sijil/base/live/liveMessages';
import { keepLiveStream } from './keepLiveStream';
import { useConnected } from './useLive';
import { useSession } from '../session';

type Changes = readonly LiveChange[] | null;

/** Message between tabs: the tab with the stream reports changes and its state; a new tab asks for the state. */
type Word =
  | { readonly kind: 'change'; readonly changes: Changes }
  | { readonly kind: 'state'; readonly cursor: string | null; readonly connected: boolean }
  | { readonly kind: 'asks' };

/**
 * Subscribes to changes as one person until it is stopped; null means that anything may have changed. One tab of the browser
 * holds the stream and informs the others; when it closes, another takes over from the same cursor. In a browser without
 * locks (no https) there is no stream, and pages poll: with one stream per tab, twenty tabs would leave no connection for
 * other calls.
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
  // Rejected only if it was stopped before it got the lock.
  void navigator.locks.request(name, { signal }, lead).catch(() => undefined);

  return () => {
    stopped.abort();
    channel.close();
    batch.stop();
    useConnected.setState({ connected: false });
  };
}

/**
 * Refine's live provider. `LiveUpdates` subscribes once for everything on the screen: hooks with their own subscriptions
 * would refetch the same data each, and only Refine's.
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

/** Delays of a batch: a first change is reported quickly, further ones no more often than every two seconds. */
const [atOnceMs, atMostEveryMs] = [200, 2_000];

/** Batches changes; null (anything may have changed) replaces all others. */
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
