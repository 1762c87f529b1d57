import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
/** Any number that nobody else locks; two processes that start together migrate one after the other. */
const lockKey = 7_215_001;

/** Brings the database at `url` to the newest schema: the portal's tables, then the job queue's. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}
