/** Message of the stream of changes; see `live.stream`. */
export interface LiveChange {
  /** A declaration's name, or a personal one. */
  readonly resource: string;
  /** The records that changed; null: many of them. */
  readonly ids: readonly string[] | null;
}

export interface LiveMessages {
  /** Stream is open; from here on nothing is missed. */
  readonly hello: Record<string, never>;
  /** Something that the reader may read has changed, or is no longer there. */
  readonly change: { readonly changes: readonly LiveChange[] };
  /** Heartbeat of the stream, sent at a fixed pace whatever else was sent; it advances the cursor. */
  readonly alive: Record<string, never>;
  /** Events since the cursor are no longer known: the client reads everything again. */
  readonly reset: Record<string, never>;
  /** The person has opened too many streams; this one ends and is not to be opened again at once. */
  readonly replaced: Record<string, never>;
}
export type LiveMessage = keyof LiveMessages;

/** Streams of one person in one process: a few devices, one browser each. */
export const liveStreamsEach = 4;
/** Longest disconnection after which a stream continues without lost events. */
export const liveRetentionMs = 24 * 3_600_000;

/**
 * Resources without a declaration that belong to one person: their changes name the person, not a record. `rights`:
 * what they may see has changed. `sessions`: one of theirs has ended.
 */
export const personalResources = ['notifications', 'exports', 'rights', 'sessions'] as const;
export type PersonalResource = (typeof personalResources)[number];

/** Interval at which an open form reports itself, and the silence after which it counts as closed; in milliseconds. */
export const [openFormEveryMs, openFormGoneMs] = [10_000, 25_000];

/** Name under which the live stream says that somebody has opened or left the form of a record. */
export const editingResource = 'editing';
