import { operations } from 'sijil/schema/application';
import type { LiveChange, LiveMessage } from 'sijil/base/live/liveMessages';
import { callOperation } from '../operations';
import { token } from '../session';

interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

interface Reading {
  /** Called with the cursor of the newest event, from which a new stream continues. */
  readonly onId: (id: string) => void;
  readonly onEvent: (event: ServerEvent) => void;
}

/** Reads server-sent events until the stream ends; unused fields are ignored. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onId, onEvent }: Reading,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split(/\r?\n/).flatMap((line): [string, string][] => {
          const at = line.indexOf(':');
          return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trimStart()]] : [];
        }),
      );
      const [event, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')];
      // The event first: a stored cursor means that everything before it was handled.
      if (event !== undefined) onEvent({ event, data: data ?? '' });
      if (id !== undefined) onId(id);
    }
  }
}

interface Hearing {
  readonly cursor: () => string | null;
  readonly onCursor: (cursor: string) => void;
  /** Null: anything may have changed. */
  readonly onChange: (changes: readonly LiveChange[] | null) => void;
  readonly onConnected: (connected: boolean) => void;
  readonly signal: AbortSignal;
}

const [firstPauseMs, longestPauseMs] = [1_000, 30_000];
/** Pause after a newer stream of the same person has replaced this one. */
const replacedPauseMs = 5 * 60_000;
/** The server sends something every 15 seconds; a stream that is silent for longer is dead. */
const silentMs = 40_000;

/** Keeps a stream of changes open until it is aborted; each connection continues from the last cursor. */
export async function keepLiveStream(hearing: Hearing): Promise<void> {
  let wait = firstPauseMs;
  while (!hearing.signal.aborted) {
    const begun = performance.now();
    const replaced = await listen(hearing).catch(() => false);
    hearing.onConnected(false);
    if (hearing.signal.aborted) return;
    wait = performance.now() - begun > longestPauseMs ? firstPauseMs : Math.min(longestPauseMs, wait * 2);
    // With jitter, because a restart disconnects everybody at once.
    await pause(replaced ? replacedPauseMs : wait * (0.5 + Math.random()), hearing.signal);
  }
}

/** Listens until the stream ends; returns true if a newer stream replaced it. */
async function listen({ cursor, onCursor, onChange, onConnected, signal }: Hearing): Promise<boolean> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silentMs);
  };
  const from = cursor();
  heard();
  try {
    const response = await fetch(`/api/v1${operations()['live.stream'].url}`, {
      headers: { authorization: `Bearer ${token.read()}`, ...(from && { 'last-event-id': from }) },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    });
    // An ordinary call finds out if the session has ended, and handles that as usual.
    if (response.status === 401) await callOperation('session.get', { signal });
    if (!response.ok || !response.body) return false;
    let replaced = false;
    await readEventStream(response.body, {
      onId: onCursor,
      onEvent: ({ event, data }) => {
        heard();
        const message = event as LiveMessage;
        if (message === 'hello') onConnected(true);
        if (message === 'reset') {
          onConnected(true);
          onChange(null);
        }
        if (message === 'change') onChange((JSON.parse(data) as { changes: LiveChange[] }).changes);
        if (message === 'replaced') replaced = true;
      },
    });
    return replaced;
  } finally {
    clearTimeout(timer);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
