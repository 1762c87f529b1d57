import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { directUrl } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { liveEvents } from '../db/schema/system';

export interface Change {
  readonly resource: string;
  /** Id of the record; `*`: many. */
  readonly id: string;
}

export interface Changes {
  /** Position after these changes: every transaction before it has ended and is included. Absent where nothing is stored. */
  readonly next?: number;
  /** Null where they are too many to name: anything may have changed. */
  readonly changes: readonly Change[] | null;
}

export interface Position {
  readonly tx: number;
  /** PostgreSQL's identifier of the cluster: a number has its meaning only within it. */
  readonly cluster: string;
}

export interface ChangeFeed {
  /** Changes since a position `next`. */
  since(tx: number): Promise<Changes>;
  /** Current position of the feed, and its cluster. */
  now(): Promise<Position>;
  stop(): void;
}

/** Number of changes beyond which they are not named one by one, so that a long absence cannot fill the memory. */
const mostChanges = 5_000;
const [firstPauseMs, longestPauseMs] = [500, 15_000];

/**
 * Listens on a dedicated connection for changes made by any process, and reads them. The notification only triggers a read: the
 * feed reads all that was not visible at its last read, so that neither the order in which transactions end nor a lost
 * connection omits one, and nothing is sent twice.
 */
export function startChangeFeed(
  api: Pick<AppContext, 'db' | 'app'>,
  notify: (changes: Changes) => Promise<void>,
  /** Handlers of messages between processes on further channels, which are not stored. */
  notices: Readonly<Record<string, (payload: string) => void>> = {},
): ChangeFeed {
  const stopped = new AbortController();
  let client: Client | undefined;
  /** Snapshot of the last read, as PostgreSQL writes it: `xmin:xmax:those under way`. */
  let seen: string | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  const look = async () => {
    const { snapshot, next, changes } = await readSince(api, seen);
    // Sent before the snapshot is stored: after a failure, the changes are read again.
    if (changes?.length !== 0) await notify({ next, changes });
    seen = snapshot;
  };
  const lookSoon = () => {
    again = true;
    looking ??= (async () => {
      while (again && !stopped.signal.aborted) {
        again = false;
        await look();
      }
    })()
      .catch((error: unknown) => api.app.log.warn({ err: error }, 'changes could not be read'))
      .finally(() => (looking = undefined));
    return looking;
  };
  const listen = async () => {
    for (let wait = firstPauseMs; !stopped.signal.aborted; wait = Math.min(longestPauseMs, wait * 2)) {
      try {
        await listenOnce(lookSoon, () => (wait = firstPauseMs));
      } catch (error) {
        if (!stopped.signal.aborted) api.app.log.warn({ err: error }, 'the listener for changes was lost');
      }
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  /** Ends when the connection does. */
  const listenOnce = async (heard: () => Promise<void>, connected: () => void) => {
    const own = new Client({
      connectionString: directUrl(api.db),
      keepAlive: true,
      connectionTimeoutMillis: 6_000,
    });
    client = own;
    const ended = new Promise<void>((resolve) => {
      own.on('end', resolve);
      own.on('error', () => resolve());
    });
    try {
      await own.connect();
      own.on('notification', ({ channel, payload = '' }) => {
        const notice = notices[channel];
        if (notice) notice(payload);
        else void heard();
      });
      for (const channel of [...Object.keys(notices), 'live']) await own.query(`listen ${channel}`);
      connected();
      // Reads the changes since the connection was lost.
      await heard();
      await ended;
    } finally {
      // Ending a session waits for an answer, which a lost connection never sends.
      void own.end().catch(() => undefined);
    }
  };
  void listen();
  return {
    since: (tx) => readSince(api, `${tx}:${tx}:`),
    now: async () => {
      const { snapshot, next, cluster } = await readSince(api, undefined);
      // A subscriber gets every change from here on, also before the listener is connected.
      seen ??= snapshot;
      return { tx: next, cluster };
    },
    stop: () => {
      stopped.abort();
      void client?.end().catch(() => undefined);
    },
  };
}

/**
 * Changes that were not visible yet in a snapshot, none without one. One statement, so that changes and position
 * are of the same moment.
 */
async function readSince(
  { db }: Pick<AppContext, 'db'>,
  seen: string | undefined,
): Promise<Required<Changes> & { readonly snapshot: string; readonly cluster: string }> {
  const { rows } = await db.execute<{
    snapshot: string;
    next: string;
    cluster: string;
    changes: { resource: string; id: string }[] | null;
  }>(sql`
    select pg_current_snapshot()::text as snapshot, pg_snapshot_xmin(pg_current_snapshot())::text as next,
      (select system_identifier::text from pg_control_system()) as cluster,
      (select json_agg(json_build_object('resource', resource, 'id', record_id)) from (
        select distinct resource, record_id from ${liveEvents}
        where tx >= pg_snapshot_xmin(${seen ?? null}::pg_snapshot)::text::bigint
          and not pg_visible_in_snapshot(tx::text::xid8, ${seen ?? null}::pg_snapshot)
        limit ${mostChanges + 1}
      ) as fresh) as changes`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table answers one row');
  const changes = row.changes ?? [];
  return {
    snapshot: row.snapshot,
    next: Number(row.next),
    cluster: row.cluster,
    changes: changes.length > mostChanges ? null : changes,
  };
}
