/** What a stream of changes says; see `live.stream`. */
export interface LiveChange {
  /** A declaration's name, or a personal one. */
  readonly resource: string;
  /** The records that changed; null: many of them. */
  readonly ids: readonly string[] | null;
}

export interface LiveMessages {
  /** The stream stands; from here on nothing is missed. */
  readonly hello: Record<string, never>;
  /** Something that the reader may read has changed, or is no longer there. */
  readonly change: { readonly changes: readonly LiveChange[] };
  /** The stream stands, at its usual pace whatever has happened; the cursor moves on. */
  readonly alive: Record<string, never>;
  /** What happened since the cursor is no longer known: everything is to be read anew. */
  readonly reset: Record<string, never>;
  /** The person has opened too many streams; this one ends and is not to be opened again at once. */
  readonly replaced: Record<string, never>;
}
export type LiveMessage = keyof LiveMessages;

/** Streams of one person in one process: a few devices, one browser each. */
export const liveStreamsEach = 4;
/** How long a stream can be away and still miss nothing. */
export const liveRetentionMs = 24 * 3_600_000;

/**
 * What is no declaration and belongs to one person: a change of it names them, not a record. `rights`: what they may see has
 * become more or less, whatever it is. `sessions`: one of theirs has ended.
 */
export const personalResources = ['notifications', 'exports', 'rights', 'sessions'] as const;
export type PersonalResource = (typeof personalResources)[number];
