import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { appliedMigrations, assertKnownMigrations } from './migrationHashes';
import { forgetFutureEvents, installLiveTriggers } from './liveTriggers';
import { runMigrations } from './runMigrations';
import { taskLabels } from '#app/server/taskNames';
import { givenUp, givenUpError } from '#framework/schema/jobs/queuedJobs';

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

/**
 * The list of jobs reads the queue's public view through a function: PostgreSQL does not tie a function in quotes to what it
 * reads, so that a new version of the queue may replace its view. Records have uuids: the number of a job is the end of one.
 * An error is shown by its first line, without addresses and long numbers, which may be somebody's; only one that the
 * portal itself wrote has two languages.
 */
const listFunction = `
  create function list_queued_jobs() returns table (
    id uuid, task text, status text, attempts integer, most_attempts integer,
    run_at timestamptz, created_at timestamptz, error text
  ) language sql stable as '
    select (''00000000-0000-8000-8000-'' || lpad(to_hex(job.id), 12, ''0''))::uuid,
      job.task_identifier,
      case when job.locked_at is not null then ''running'' when job.attempts >= job.max_attempts then ''failed''
        when job.run_at <= now() then ''due'' else ''later'' end,
      job.attempts::integer, job.max_attempts::integer, job.run_at, job.created_at,
      left(regexp_replace(regexp_replace(split_part(job.last_error, e''\\n'', 1),
        ''[^[:space:]<>@]+@[^[:space:]<>@]+'', ''…'', ''g''), ''\\+?\\d{7,}'', ''…'', ''g''), 500)
    from graphile_worker.jobs as job';`;

/** Makes the view of queued jobs, once the queue has its own tables. A job that this version does not know keeps its name. */
async function installJobView(client: Client): Promise<void> {
  const labels = client.escapeLiteral(JSON.stringify(taskLabels));
  const errors = client.escapeLiteral(JSON.stringify({ [givenUpError]: givenUp }));
  await client.query(`
    drop view if exists queued_jobs;
    drop function if exists list_queued_jobs();
    ${listFunction}
    create view queued_jobs as
      select job.*,
        coalesce(${labels}::jsonb -> job.task, jsonb_build_object('ar', job.task, 'en', job.task)) as name,
        case when job.error is not null
          then coalesce(${errors}::jsonb -> job.error, jsonb_build_object('ar', job.error, 'en', job.error)) end as last_error
      from list_queued_jobs() as job`);
}
