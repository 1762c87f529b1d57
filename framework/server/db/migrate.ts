import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { appliedMigrations, assertKnownMigrations } from './knownMigrations';
import { installJobView } from './installJobView';
import { forgetFutureEvents, installLiveTriggers } from './live/installLiveTriggers';
import { runMigrations } from './runMigrations';

/** Any number that nobody else locks; two processes that start at once migrate one after the other. */
const lockKey = 7_215_001;
const askEveryMs = 250;

/** Brings the database at `url` to the newest schema: the application's tables, then the job queue's. */
export async function migrateSchema(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // The statement that is cut off says it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A role that a pooler uses may have limits, which no migration could keep.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await waitForTurn(client);
    // Before anything is written.
    assertKnownMigrations(await appliedMigrations(client), migrationsFolder);
    await runMigrations(client, migrationsFolder).catch((error: unknown) => {
      throw isAboutTrigrams(error) ? new Error(trigramsMissing, { cause: error }) : error;
    });
    await installLiveTriggers(client);
    await forgetFutureEvents(client);
    await migrateQueue(url);
    await installJobView(client);
  } finally {
    await client.end();
  }
}

/**
 * Migrates the job queue through a pool that is ended before this returns: the queue's own is left to end by itself, without
 * a listener, and a database that closed its connections meanwhile would end the process.
 */
async function migrateQueue(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateJobs({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/**
 * Takes the lock of migrations; a process that has to wait for another one says so. It asks again and again, because a
 * statement that waits is one that the building of an index waits for.
 */
async function waitForTurn(client: Client): Promise<void> {
  if (await takesLock(client)) return;
  console.warn('Another process is migrating the database: waiting until it has finished.');
  while (!(await takesLock(client))) await pause(askEveryMs);
}

async function takesLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    lockKey,
  ]);
  return rows[0]?.taken === true;
}

/** The extension may be neither on the server nor for this role to make. */
const trigramsMissing =
  'يحتاج البحث إلى إضافة pg_trgm في PostgreSQL، ولم يُسمح بإنشائها. ثبّت حزمة postgresql-contrib إن لم تكن على الخادم، ثم اطلب من مسؤول قاعدة البيانات تنفيذ: CREATE EXTENSION pg_trgm; وأعد التشغيل.\n' +
  'Search needs the PostgreSQL extension pg_trgm, and this role could not create it. Install the package postgresql-contrib ' +
  'if the server does not have it, let an administrator of the database run CREATE EXTENSION pg_trgm; and start again.';

/** The statement that failed is in the one error, the reason in its cause. */
function isAboutTrigrams(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /pg_trgm|gin_trgm_ops/.test(error.message) || isAboutTrigrams(error.cause);
}
