import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** A connection or a transaction: whatever a query can run on. */
export type Queryable = Database | Transaction;

/** One pool per process. `statement_timeout` ends what no screen would wait for. */
export function connectDatabase(url: string): Database {
  const client = new Pool({
    connectionString: url,
    max: 20,
    options: '-c statement_timeout=15000 -c timezone=UTC',
  });
  // A connection that PostgreSQL closes while it rests is replaced by the next query; unheard, it would end the process.
  const lost = (error: Error) => console.warn(`A database connection was lost: ${error.message}`);
  client.on('error', lost);
  client.on('connect', (connection) => connection.on('error', lost));
  return Object.assign(drizzle({ client, casing: 'snake_case' }), { $client: client }) as Database;
}
