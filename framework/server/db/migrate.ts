import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { ConfigurationError } from '../config/configurationError';
import { forgetFutureEvents } from './live/forgetFutureEvents';
import { installLiveTriggers } from './live/installLiveTriggers';
import { presentHashes, readHashes } from './migrationHashes';

/** The table in which drizzle records the migrations that have run. */
const applied = 'drizzle.__drizzle_migrations';

/**
 * Compares what the database has run with what this code knows, before anything is written: drizzle itself looks at the
 * newest moment alone, and would serve any database.
 * @throws ConfigurationError for a migration of a newer version, or one that ran in another wording
 */
async function assertKnownMigrations(client: Client, folder: string): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [applied],
  );
  if (!tables[0]?.there) return;
  const { rows } = await client.query<{ hash: string }>(`select hash from ${applied} order by id`);
  const known = new Set([...readHashes(folder).map(({ hash }) => hash), ...presentHashes(folder)]);
  const unknown = rows.filter(({ hash }) => !known.has(hash));
  if (unknown.length > 0) throw new ConfigurationError(refusal(unknown.map(({ hash }) => hash.slice(0, 12))));
}

const refusal = (hashes: readonly string[]) =>
  `نُفّذت على قاعدة البيانات هذه تغييرات لا تعرفها هذه النسخة من المنصة (${hashes.join(', ')})، فلن تعمل عليها. شغّل النسخة الأحدث التي نفّذتها، أو استعد نسخة احتياطية أُخذت قبلها.\n` +
  `This database has run migrations that this version of the portal does not know (${hashes.join(', ')}), so it will not serve it. ` +
  'Start the newer version that ran them, or restore a backup from before.';

/** Any number that nobody else locks; two processes that start at once migrate one after the other. */
const lockKey = 7_215_001;

/** Brings the database at `url` to the newest schema: the application's tables, then the job queue's. */
export async function migrateSchema(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await assertKnownMigrations(client, migrationsFolder);
    await migrate(drizzle({ client }), { migrationsFolder }).catch((error: unknown) => {
      throw isAboutTrigrams(error) ? new Error(trigramsMissing, { cause: error }) : error;
    });
    await installLiveTriggers(client);
    await forgetFutureEvents(client);
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}

/** The extension may be neither on the server nor for this role to make. */
const trigramsMissing =
  'يحتاج البحث إلى إضافة pg_trgm في PostgreSQL، ولم يُسمح بإنشائها. ثبّت حزمة postgresql-contrib إن لم تكن على الخادم، ثم اطلب من مسؤول قاعدة البيانات تنفيذ: CREATE EXTENSION pg_trgm; وأعد التشغيل.\n' +
  'Search needs the PostgreSQL extension pg_trgm, and this role could not create it. Install the package postgresql-contrib ' +
  'if the server does not have it, let an administrator of the database run CREATE EXTENSION pg_trgm; and start again.';

/** Drizzle wraps what the driver threw: the statement is in the one, the reason in the other. */
function isAboutTrigrams(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /pg_trgm|gin_trgm_ops/.test(error.message) || isAboutTrigrams(error.cause);
}
