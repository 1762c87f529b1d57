import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { appliedMigrations, assertKnownMigrations } from './migrationHashes';
import type { Localized } from 'sijil/base/i18n/localized';
import type { TaskName } from 'sijil/schema/application';
import { forgetFutureEvents, installLiveTriggers, type LiveTables } from './liveTriggers';
import { runMigrations } from './runMigrations';
import { givenUp, givenUpError } from 'sijil/schema/jobs/queuedJobs';

/** An arbitrary lock number; two processes that start at once migrate one after the other. */
const lockKey = 7_215_001;
const askEveryMs = 250;

/** The newest schema of an application's database. */
export interface DatabaseSchema extends LiveTables {
  readonly migrationsFolder: string;
  /** Names of the jobs, under which the list of jobs shows them. */
  readonly taskLabels: Readonly<Record<TaskName, Localized>>;
}

/** Brings the database at `url` to the newest schema: the application's tables, then the job queue's. */
export async function migrateSchema(url: string, schema: DatabaseSchema): Promise<void> {
  const { migrationsFolder } = schema;
  const client = new Client({ connectionString: url });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  // A migration warns of rows that a person has to correct.
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING') console.warn(message);
  });
  await client.connect();
  try {
    // The role of a pooler may have limits that are too short for a migration.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await waitForTurn(client);
    // Checked before anything is written.
    assertKnownMigrations(await appliedMigrations(client), migrationsFolder);
    await runMigrations(client, migrationsFolder).catch((error: unknown) => {
      throw isAboutTrigrams(error) ? new Error(trigramsMissing, { cause: error }) : error;
    });
    await installLiveTriggers(client, schema);
    await forgetFutureEvents(client);
    await migrateQueue(url);
    await installJobView(client, schema);
  } finally {
    await client.end();
  }
}

/**
 * Migrates the job queue through a pool that is ended before this returns: the queue leaves its own pool to end without a
 * listener, and a database that closed its connections meanwhile would end the process.
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
 * Takes the lock of migrations; a process that has to wait logs it. It polls, because building an index waits for statements
 * that wait.
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

/** The extension may be missing on the server, or this role may not create it. */
const trigramsMissing =
  'يحتاج البحث إلى إضافة pg_trgm في PostgreSQL، ولم يُسمح بإنشائها. ثبّت حزمة postgresql-contrib إن لم تكن على الخادم، ثم اطلب من مسؤول قاعدة البيانات تنفيذ: CREATE EXTENSION pg_trgm; وأعد التشغيل.\n' +
  'Search needs the PostgreSQL extension pg_trgm, and this role could not create it. Install the package postgresql-contrib ' +
  'if the server does not have it, let an administrator of the database run CREATE EXTENSION pg_trgm; and start again.';

/** The failed statement is in the outer error, the reason in its cause. */
function isAboutTrigrams(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /pg_trgm|gin_trgm_ops/.test(error.message) || isAboutTrigrams(error.cause);
}

/**
 * The list of jobs reads the queue's public view through a function: PostgreSQL records no dependencies of a function in quotes,
 * so that a new version of the queue may replace its view. Records have uuids: the number of a job is the end of one.
 * An error is shown by its first line, without addresses and long numbers, which may be personal; only one that the portal
 * itself wrote has two languages.
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

/** Creates the view of queued jobs, once the queue has its tables. A job that this version does not know is shown by its name. */
async function installJobView(
  client: Client,
  { taskLabels }: Pick<DatabaseSchema, 'taskLabels'>,
): Promise<void> {
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
