import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { DatabaseSettings } from '../config/serverConfig';

export type Database = NodePgDatabase & {
  readonly $client: Pool;
  readonly $settings: DatabaseSettings;
};
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** A connection or a transaction: anything that runs queries. */
export type Queryable = Database | Transaction;

const usualPool = 20;
/** Connections of the queue besides one for each concurrent job: its listener, its clock, and a spare one. */
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
 * `query_timeout` ends queries to a database that no longer answers at all; the database itself ends statements that run too
 * long for any screen (`sessionSettings`). A caller that finds no free connection in time gets an error instead of waiting.
 */
function connectPool(url: string, max: number, pooled: boolean): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    // A connection caches its plans and the catalogue: a new one answers ten times as slowly at first.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: 6_000,
    query_timeout: 17_000,
    keepAlive: true,
    // Shorter than the time after which network devices drop an idle connection.
    keepAliveInitialDelayMillis: 60_000,
    // A pooler refuses options: the role has them instead.
    ...(!pooled && { options: sessionOptions }),
  });
  // An idle connection that PostgreSQL closes is replaced by the next query; an unhandled error would end the process.
  const lost = (error: Error) => console.warn(`A database connection was lost: ${error.message}`);
  pool.on('error', lost);
  pool.on('connect', (connection) => connection.on('error', lost));
  return pool;
}

/** Points a pool at another address, for all connections opened from now on. */
export function moveDatabase({ $client }: Database, url: string): void {
  $client.options.connectionString = url;
}

/** Returns the address of PostgreSQL itself, for uses that need a dedicated connection, such as `LISTEN`. */
export function directUrl({ $client, $settings }: Database): string | undefined {
  return $settings.directUrl ?? $client.options.connectionString;
}

/** Returns the connections of the job queue, which listens: the pool's own, unless these lead to a pooler. */
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
 * Settings of every connection that answers calls. `statement_timeout` ends what no screen would wait for; `jit` is off, because
 * compiling a statement takes PostgreSQL longer than running any of ours.
 */
export const sessionSettings = {
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '60000',
  TimeZone: 'UTC',
  jit: 'off',
} as const;

/** The same settings as the parameter with which a connection starts. */
export const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
