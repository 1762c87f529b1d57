import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** A connection or a transaction: whatever a query can run on. */
export type Queryable = Database | Transaction;

/**
 * Connects one pool per process. `statement_timeout` ends what no screen would wait for, in the database;
 * `query_timeout` does where the database no longer answers at all. A caller that finds no free connection in time gets
 * an error instead of waiting. `jit`: to compile a statement takes PostgreSQL longer than to run any of ours.
 */
export function connectDatabase(url: string): Database {
  const client = new Pool({
    connectionString: url,
    max: 20,
    // A connection keeps its plans, and what it has read of the tables' own description: a new one answers ten times as slowly at first.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: 6_000,
    query_timeout: 17_000,
    keepAlive: true,
    // Sooner than what lies between forgets a connection that rests.
    keepAliveInitialDelayMillis: 60_000,
    options:
      '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC -c jit=off',
  });
  // A connection that PostgreSQL closes while it rests is replaced by the next query; unheard, it would end the process.
  const lost = (error: Error) => console.warn(`A database connection was lost: ${error.message}`);
  client.on('error', lost);
  client.on('connect', (connection) => connection.on('error', lost));
  return Object.assign(drizzle({ client, casing: 'snake_case' }), { $client: client }) as Database;
}

/** Points a pool at another address: connections that are made from now on lead there. */
export function moveDatabase({ $client }: Database, url: string): void {
  $client.options.connectionString = url;
}
