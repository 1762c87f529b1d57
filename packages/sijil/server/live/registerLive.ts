import { liveRetentionMs, liveStreamsEach } from 'sijil/base/live/liveMessages';
import { type AppContext, callerOf } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { type ChangeFeed, type Changes, type Position, startChangeFeed } from './changeFeed';
import { concernedBy, editingOf, readOwners } from './readableChanges';
import { LiveStream } from './liveStream';
import { formsChannel, registerEditing } from './registerEditing';
import { seal, unseal } from '../http/secrets';

/** Limits concurrency: runs so many pieces of work at once, the others in the order of their arrival. */
export function createTurns(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let free = width;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Limit of streams in one process; beyond it pages poll instead. */
const mostStreams = 2_000;
/** Number of streams that are served at once, each with a few small queries: well below the connections of a process. */
const mostNotified = 3;

/**
 * Sends changes to open portals, as server-sent events (`id`, `event`, `data`). The bearer token is in the header as usual;
 * `Last-Event-ID` is the cursor from which a stream continues.
 */
export function registerLive(api: AppContext): void {
  const streams = new Map<string, LiveStream[]>();
  let feed: ChangeFeed | undefined;
  const everyone = () => [...streams.values()].flat();
  const theFeed = () =>
    (feed ??= startChangeFeed(api, (changes) => hand(everyone(), changes), {
      [formsChannel]: (payload) => editing.hear(payload),
    }));
  /** Filtered once for all streams: a change causes no work for readers whom it does not concern. */
  const hand = async (to: readonly LiveStream[], { next, changes }: Changes) => {
    const readers = to.map(({ lastReader }) => lastReader);
    const owners = changes && (await readOwners(api.db, readers, changes));
    for (const stream of to)
      stream.add({ next, changes: owners && concernedBy(stream.lastReader, changes, owners) });
  };
  const inTurn = createTurns(mostNotified);
  const editing = registerEditing(
    api,
    (places) => {
      const changes = places.map(({ resource, id }) => ({ resource: editingOf(resource), id }));
      void hand(everyone(), { changes }).catch((error: unknown) =>
        api.app.log.warn({ err: error }, 'the open forms could not be sent to their readers'),
      );
    },
    () => void theFeed(),
  );

  api.metrics.add('portal_streams', 'Open streams of changes of this process', () => [
    { value: everyone().length },
  ]);
  api.app.addHook('preClose', async () => {
    feed?.stop();
    for (const stream of everyone()) stream.end();
  });

  operation(api, 'live.stream', {
    summary:
      'Server-sent events: which records, that the caller may read, have changed; resumes by Last-Event-ID',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ actor, request, reply }) => {
      if (everyone().length >= mostStreams) throw new ApiError('unavailable');
      const lastEventId = request.headers['last-event-id'];
      const now = await theFeed().now();
      const from = typeof lastEventId === 'string' ? readLiveCursor(api, lastEventId, now) : undefined;
      reply.hijack();
      if (reply.raw.destroyed) return undefined as never;
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store',
        // Proxies that buffer an answer before they pass it on would hold everything back.
        'x-accel-buffering': 'no',
      });
      const caller = callerOf(actor);
      const stream = new LiveStream(
        reply.raw,
        {
          db: api.db,
          reader: actor,
          askActor: () => api.sessions.actorOf(request, false),
          cursorOf: (tx) => writeLiveCursor(api, { tx, cluster: now.cluster }),
          inTurn,
        },
        (closed) => forget(streams, caller, closed),
      );
      remember(streams, caller, stream);
      stream.say(from === null ? 'reset' : 'hello', {}, from ?? now.tx);
      // Reads missed changes after the stream is listed, so that none falls between; a repeated event does no harm.
      await theFeed()
        .since(from ?? now.tx)
        .then((missed) => hand([stream], missed))
        .catch(() => void reply.raw.destroy());
      return undefined as never;
    },
  });
}

/** Adds a stream as the newest of its person; one beyond the limit ends the oldest. */
function remember(streams: Map<string, LiveStream[]>, userId: string, stream: LiveStream): void {
  const own = [...(streams.get(userId) ?? []), stream];
  streams.set(userId, own);
  for (const former of own.slice(0, -liveStreamsEach)) {
    former.say('replaced', {});
    former.end();
  }
}

function forget(streams: Map<string, LiveStream[]>, userId: string, stream: LiveStream): void {
  const rest = (streams.get(userId) ?? []).filter((one) => one !== stream);
  if (rest.length > 0) streams.set(userId, rest);
  else streams.delete(userId);
}

type Sealing = Pick<AppContext, 'clock' | 'linkKey'>;

/**
 * Maximum age of a cursor in milliseconds: an hour less than changes are stored, because the sweep may already be
 * deleting the oldest.
 */
const goodForMs = liveRetentionMs - 3_600_000;

/** Cursor from which a reader continues, sealed: the numbers of transactions would reveal how much others write. */
function writeLiveCursor({ clock, linkKey }: Sealing, { tx, cluster }: Position): string {
  return seal(linkKey, `${cluster}.${tx}.${clock().getTime()}`);
}

/**
 * Transaction from which a cursor continues; null where later changes are no longer stored, or never were: another cluster, or
 * this one restored to an earlier time, numbers its transactions differently.
 */
function readLiveCursor({ clock, linkKey }: Sealing, cursor: string, now: Position): number | null {
  const [cluster, tx, at] = opened(linkKey, cursor).split('.');
  if (cluster !== now.cluster || Number(tx) > now.tx) return null;
  return clock().getTime() - Number(at) > goodForMs ? null : Number(tx);
}

function opened(linkKey: string, cursor: string): string {
  try {
    return unseal(linkKey, cursor);
  } catch {
    return '';
  }
}
