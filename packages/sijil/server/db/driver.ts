import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Client, Pool, PoolClient } from 'pg';

interface DriverError {
  readonly code?: string;
  readonly detail?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/** Returns the driver's own error, which drizzle wraps. */
export function rootOf(error: unknown): DriverError {
  const known = (error ?? {}) as DriverError;
  return known.cause ? rootOf(known.cause) : known;
}

/**
 * True for messages without a code of their own: from the driver, when a connection is lost, is not obtained in time or no
 * longer replies; from PostgreSQL, when a database was closed to everybody; and from a pooler in their place.
 */
export const isLost = (message = ''): boolean =>
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered|Client was closed|Connection ended|server (closed the connection|conn crashed)|query_wait_timeout|no more connections allowed|pgbouncer cannot connect|cannot execute .* in a read-only transaction|database ".*" is not currently accepting connections)/.test(
    message,
  );

/** Tracks the open connections of a pool, which can all be closed at once: waiting calls then fail immediately. */
export function connectionsOf(pool: Pool): { giveUp(): void } {
  const open = new Set<PoolClient>();
  pool.on('connect', (connection) => open.add(connection));
  pool.on('remove', (connection) => open.delete(connection));
  return {
    giveUp: () => {
      for (const connection of open) giveUp(connection);
    },
  };
}

/** Waits for the work. @throws where it takes longer; an answer that arrived in time on a busy event loop still counts. */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let done = false;
  const working = work().finally(() => (done = true));
  working.catch(() => undefined);
  const limit = async () => {
    await pause(milliseconds, undefined, { ref: false });
    for (let turn = 0; turn < 10 && !done; turn += 1) await nextTurn();
    if (!done) throw new Error(`no answer within ${milliseconds} ms`);
  };
  return Promise.race([working, limit().then(() => working)]);
}

/** Closes the socket itself: ending the session properly would wait for an answer that does not come. */
export function giveUp(client: Client | PoolClient | undefined): void {
  (
    client as unknown as { connection?: { stream?: { destroy(): void } } } | undefined
  )?.connection?.stream?.destroy();
}
