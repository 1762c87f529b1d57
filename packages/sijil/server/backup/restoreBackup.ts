import { Client } from 'pg';
import { type DatabaseSchema, migrateSchema } from '../db/migrate';
import { presentHashes } from '../db/migrationHashes';
import { storageIdKey } from '../files/claimStorage';
import type { Storage } from '../storage/storage';
import { BackupError } from './backupError';
import { loadArchive } from './loadArchive';
import { checkBackup, type Manifest } from './manifest';

interface RestoreOptions {
  /** Address of PostgreSQL itself. */
  readonly url: string;
  readonly storage: Storage;
  readonly schema: DatabaseSchema;
  readonly file: string;
  readonly passphrase?: string | undefined;
  /** True: the content of the database is deleted first. */
  readonly overwrite: boolean;
}

/**
 * Restores an archive, checked completely beforehand, into an empty database, in one transaction; files are added to those in
 * storage.
 * @throws BackupError where it is damaged, of another version, or the database is not empty or is in use
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(options.file, options.passphrase);
  assertVersion(manifest, options.schema.migrationsFolder);
  const client = new Client({ connectionString: options.url, options: '-c TimeZone=UTC' });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertRestorable(client, options.overwrite);
    if (options.overwrite) await emptyDatabase(client);
    await migrateSchema(options.url, options.schema);
    await loadArchive(client, manifest, options);
    await client.query('analyze');
    await markStorage(client, options.storage);
    return manifest;
  } finally {
    await client.end();
  }
}

function assertVersion({ migrations }: Manifest, folder: string): void {
  const present = new Set(presentHashes(folder));
  // Two migrations with the same statements, such as one that makes an index anew, have one hash.
  const run = new Set(migrations);
  if (run.size === present.size && [...run].every((hash) => present.has(hash))) return;
  throw new BackupError(
    'أنشأت هذه النسخة الاحتياطية نسخة أخرى من المنصة. استعدها بتلك النسخة، ثم حدّث المنصة.',
    'This backup was made by another version of the portal. Restore it with that version, then upgrade.',
  );
}

async function assertRestorable(client: Client, overwrite: boolean): Promise<void> {
  const { rows } = await client.query<{ others: number; tables: number }>(
    `select (select count(*)::int from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
      (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
  );
  const { others, tables } = rows[0] ?? { others: 0, tables: 0 };
  if (others > 0)
    throw new BackupError(
      'قاعدة البيانات مستخدمة الآن. أوقف المنصة وكل برنامج متصل بها ثم أعد المحاولة.',
      'The database is in use. Stop the portal and whatever else is connected to it, and try again.',
    );
  if (tables > 0 && !overwrite)
    throw new BackupError(
      'قاعدة البيانات ليست فارغة. استعد النسخة في قاعدة فارغة، أو أضف ‎--overwrite‎ لحذف ما فيها أولًا.',
      'The database is not empty. Restore into an empty one, or add --overwrite to delete what it holds first.',
    );
}

async function emptyDatabase(client: Client): Promise<void> {
  await client.query('drop schema if exists drizzle, graphile_worker, public cascade; create schema public');
}

/** Marks this store, which now has the files, with the id that the restored database expects. */
async function markStorage(client: Client, storage: Storage): Promise<void> {
  const { rows } = await client.query<{ value: string }>('select value from installation where key = $1', [
    storageIdKey,
  ]);
  if (rows[0]) await storage.writeOwner(rows[0].value);
}
