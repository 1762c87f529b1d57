import type { ServerResponse } from 'node:http';
import type { LiveMessage, LiveMessages } from 'sijil/base/live/liveMessages';
import type { Actor } from '../http/appContext';
import type { Queryable } from '../db/connect';
import type { Changes } from './changeFeed';
import { readableChanges } from './readableChanges';

/** Changed ids by resource; `*` means many. */
export type ChangesByResource = ReadonlyMap<string, ReadonlySet<string>>;

/** Number of records of a resource above which the message is that many have changed; the triggers use the same number. */
const mostIds = 200;

/**
 * Changes that are still to be sent to a reader. The set stays small however long they wait: many changes of a resource become
 * one.
 */
export class PendingChanges {
  private waiting: Map<string, Set<string>> | null = new Map();

  add(changes: Changes['changes']): void {
    if (changes === null) this.waiting = null;
    if (this.waiting === null || changes === null) return;
    for (const { resource, id } of changes) {
      const ids = this.waiting.get(resource) ?? new Set();
      this.waiting.set(resource, ids.size < mostIds ? ids.add(id) : new Set('*'));
    }
  }

  get isEmpty(): boolean {
    return this.waiting?.size === 0;
  }

  /** Returns the changes so far, null where anything may have changed; clears the set. */
  take(): ChangesByResource | null {
    const taken = this.waiting;
    this.waiting = new Map();
    return taken;
  }
}

/** Time within which changes are sent in one message. */
const batchMs = 250;
/** Interval of heartbeats, well within the time after which a silent connection is cut. */
const aliveEveryMs = 15_000;
/** Number of unsent bytes beyond which a reader is too slow; it reconnects by its cursor. */
const mostUnsent = 256 * 1024;
/** Time in milliseconds in which a closed stream may deliver its last data. */
const farewellMs = 2_000;

interface Source {
  readonly db: Queryable;
  /** Person who opened the stream. */
  readonly reader: Actor;
  /** Returns the person with their present rights; null once their session has ended. */
  readonly askActor: () => Promise<Actor | null>;
  readonly cursorOf: (tx: number) => string;
  /** Waits for a free slot: a thousand streams that receive the same change must not take the connections of the pages. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Open stream with its reader's rights and cursor. Ends with the session. */
export class LiveStream {
  private readonly waiting = new PendingChanges();
  private reached: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private readonly beat: NodeJS.Timeout;
  /** True from a heartbeat until it is sent. */
  private beats = false;
  private readonly closed = new AbortController();
  /** Reader as of the last check of the session. */
  private reader: Actor;

  constructor(
    private readonly response: ServerResponse,
    private readonly source: Source,
    onClose: (stream: LiveStream) => void,
  ) {
    this.reader = source.reader;
    this.beat = setInterval(() => {
      this.beats = true;
      this.soon();
    }, aliveEveryMs);
    this.beat.unref();
    // Without a listener, an error of one peer's connection would end the process.
    response.on('error', () => void response.destroy());
    response.on('close', () => {
      this.finish();
      onClose(this);
    });
  }

  /** Adds changes that concern the reader, to be sent shortly; without any, it sends nothing. */
  add({ changes, next }: Changes): void {
    if (this.closed.signal.aborted) return;
    if (next !== undefined) this.reached = Math.max(this.reached ?? 0, next);
    if (changes?.length === 0) return;
    this.waiting.add(changes);
    this.timer ??= setTimeout(() => this.soon(), batchMs);
  }

  /** Reader as of the last check; does not check the session. */
  get lastReader(): Actor {
    return this.reader;
  }

  say<M extends LiveMessage>(message: M, data: LiveMessages[M], tx = this.reached): void {
    if (this.closed.signal.aborted) return;
    const id = tx === undefined ? '' : `id: ${this.source.cursorOf(tx)}\n`;
    this.response.write(`${id}event: ${message}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.response.writableLength > mostUnsent) this.response.destroy();
  }

  /** Stops sending. A reader that does not take the pending data is disconnected soon, or it would stay for good. */
  end(): void {
    this.finish();
    this.response.end();
    setTimeout(() => void this.response.destroy(), farewellMs).unref();
  }

  private finish(): void {
    this.closed.abort();
    clearInterval(this.beat);
    clearTimeout(this.timer);
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.sending ??= this.source
      .inTurn(() => this.notify())
      // A reader who cannot be reached now reconnects by the cursor.
      .catch(() => void this.response.destroy())
      .finally(() => (this.sending = undefined));
  }

  private async notify(): Promise<void> {
    if (this.closed.signal.aborted) return;
    const [changes, reached, beats] = [this.waiting.take(), this.reached, this.beats];
    this.beats = false;
    // Checked each time: rights change, and sessions end.
    const actor = await this.source.askActor();
    if (!actor) return this.end();
    this.reader = actor;
    const visible = changes && (await readableChanges(this.source.db, actor, changes));
    if (visible === null) this.say('reset', {}, reached);
    else if (visible.length > 0) this.say('change', { changes: visible }, reached);
    else if (beats) this.say('alive', {}, reached);
    if (!this.closed.signal.aborted && !this.waiting.isEmpty)
      this.timer ??= setTimeout(() => this.soon(), batchMs);
  }
}
