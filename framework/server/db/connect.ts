import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { DatabaseSettings } from '../config/serverConfig';

export type Database = NodePgDatabase & {
  readonly $client: Pool;
  readonly $settings: DatabaseSettings;
};
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** A connection or a transaction: whatever a query can run on. */
export type Queryable = Database | Transaction;

const usualPool = 20;
/** The queue's listener and its clock, and one to spare, besides a connection for each job at once. */
const queueExtra = 3;

/** Connects one pool per process, to PostgreSQL or, where the settings name a direct address besides, to a pooler. */
export function connectDatabase(url: string, settings: DatabaseSettings = {}): Database {
  const $client = connectPool(url, settings.pool ?? usualPool, settings.directUrl !== undefined);
  return Object.assign(drizzle({ client: $client, casing: 'snake_case' }), {
    $client,
    $settings: settings,
  }) as Database;
}

/**
 * `query_timeout` ends what waits for a database that no longer answers at all; statements that no screen would wait for end
 * in the database (`sessionSettings`). A caller that finds no free connection in time gets an error instead of waiting.
 */
function connectPool(url: string, max: number, pooled: boolean): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    // A connection keeps its plans, and what it has read of the tables' own description: a new one answers ten times as slowly at first.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: 6_000,
    query_timeout: 17_000,
    keepAlive: true,
    // Sooner than what lies between forgets a connection that rests.
    keepAliveInitialDelayMillis: 60_000,
    // A pooler refuses them: the role has them instead.
    ...(!pooled && { options: sessionOptions }),
  });
  // A connection that PostgreSQL closes while it rests is replaced by the next query; unheard, it would end the process.
  const lost = (error: Error) => console.warn(`A database connection was lost: ${error.message}`);
  pool.on('error', lost);
  pool.on('connect', (connection) => connection.on('error', lost));
  return pool;
}

/** Points a pool at another address: connections that are made from now on lead there. */
export function moveDatabase({ $client }: Database, url: string): void {
  $client.options.connectionString = url;
}

/** Address of PostgreSQL itself, for what needs a connection of its own, such as `LISTEN`. */
export function directUrl({ $client, $settings }: Database): string | undefined {
  return $settings.directUrl ?? $client.options.connectionString;
}

/** Connections of the job queue, which listens: the pool's own, unless these are a pooler's. */
export function queueConnections(
  { $client, $settings }: Database,
  concurrency: number,
): {
  readonly pool: Pool;
  close(): Promise<void>;
} {
  if ($settings.directUrl === undefined) return { pool: $client, close: () => Promise.resolve() };
  const pool = connectPool($settings.directUrl, concurrency + queueExtra, false);
  return { pool, close: () => pool.end() };
}

/**
 * Settings of every connection that answers calls. `statement_timeout` ends what no screen would wait for; `jit`: to compile a
 * statement takes PostgreSQL longer than to run any of ours.
 */
export const sessionSettings = {
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '60000',
  TimeZone: 'UTC',
  jit: 'off',
} as const;

/** The same as the parameter with which a connection starts. */
export const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
