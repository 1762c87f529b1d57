import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { makeMonths } from 'sijil/server/db/months/makeMonths';
import { buildApp } from '../../server/application';
import { readConfig } from '../../server/config/readConfig';
import { createDependencies } from '../../server/process';
import { allowBareRows } from 'sijil/server/db/embedded/allowBareRows';
import { lockDataFolder } from 'sijil/server/db/embedded/lockDataFolder';
import { startEmbeddedPostgres } from 'sijil/server/db/embedded/startEmbeddedPostgres';
import { migrateDatabase } from '../../server/db/migrate';
import { type Extent, isSeededLarge, type SeedLog, seedLarge } from '../../server/seed/large/seedLarge';
import { yearsBack } from '../../server/seed/large/requests';
import { seedDatabase } from '../../server/seed/seedDatabase';

type Log = Pick<Console, 'log' | 'warn' | 'error'>;

interface LargeBusiness {
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** Settings that do not wait for the disk, since the data can be generated again, and that postpone vacuuming to the end. */
const whileFilling = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '30min',
  autovacuum: 'off',
  shared_buffers: '2GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
};

/**
 * Starts the PostgreSQL of a data folder with the demo business and the given number of requests, which are created if missing.
 */
export async function openLargeBusiness(dataDir: string, extent: Extent, log: Log): Promise<LargeBusiness> {
  const business = await start(dataDir, {}, log);
  if (await isSeededLarge(business.databaseUrl, extent.total)) return business;
  await business.close();
  const filling = await start(dataDir, whileFilling, log);
  try {
    await allowBareRows(dataDir, filling.databaseUrl);
    await fill(filling.databaseUrl, dataDir, extent, log);
  } finally {
    await filling.close();
  }
  return start(dataDir, {}, log);
}

async function start(dataDir: string, settings: Record<string, string>, log: Log): Promise<LargeBusiness> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, settings, log });
  await migrateDatabase(postgres.url);
  const close = async () => {
    await postgres.stop();
    await lock.release();
  };
  return { databaseUrl: postgres.url, close };
}

/** Logs the progress of the rows with, from the second batch on, the remaining time; then the progress of the indexes. */
function progressLog(requests: number, log: Log): SeedLog {
  let before: { readonly done: number; readonly at: number } | undefined;
  return {
    rows: (done) => {
      const at = performance.now();
      const left = before && ((requests - done) * (at - before.at)) / (done - before.done) / 60_000;
      log.log(
        `${done} of ${requests} requests${left === undefined ? '' : `, about ${Math.ceil(left)} minutes left`}`,
      );
      before = { done, at };
    },
    indexes: (built, all) => log.log(`${built} of ${all} indexes`),
  };
}

/** Creates monthly partitions of the growing tables for the entire period, as in a portal that has run for as long. */
async function makePastMonths(db: Database): Promise<void> {
  const now = new Date();
  for (let ago = 12 * yearsBack; ago >= 0; ago -= 1)
    await makeMonths(db, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)));
}

async function fill(databaseUrl: string, dataDir: string, extent: Extent, log: Log): Promise<void> {
  const db = connectDatabase(databaseUrl);
  await makePastMonths(db);
  const { app, api } = await buildApp(await createDependencies(readConfig({ DATA_DIR: dataDir }), db));
  await seedDatabase(api);
  await app.close();
  await api.db.$client.end();
  // Own connection: the API's connections end long statements.
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await seedLarge(drizzle({ client, casing: 'snake_case' }), extent, progressLog(extent.total, log));
  log.log('Counting what PostgreSQL has to know of them …');
  // State that autovacuum would reach some minutes later.
  await client.query('vacuum analyze');
  await client.end();
  // Connections of an ended pool close a moment later; if the server has stopped by then, they are reported as lost.
  await setTimeout(500);
}
