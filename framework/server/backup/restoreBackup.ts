import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { migrateSchema } from '../db/migrate';
import { presentHashes } from '../db/migrationHashes';
import { storageIdKey } from '../files/claimStorage';
import type { Storage } from '../storage/storage';
import { readArchive } from './archive';
import { BackupError } from './backupError';
import {
  checkBackup,
  copyIn,
  describeDatabase,
  fileName,
  type Manifest,
  qualifiedName,
  tableName,
} from './manifest';

interface RestoreOptions {
  /** Address of PostgreSQL itself. */
  readonly url: string;
  readonly storage: Storage;
  readonly migrationsFolder: string;
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
  assertVersion(manifest, options.migrationsFolder);
  const client = new Client({ connectionString: options.url, options: '-c TimeZone=UTC' });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertRestorable(client, options.overwrite);
    if (options.overwrite) await emptyDatabase(client);
    await migrateSchema(options.url, options.migrationsFolder);
    await load(client, manifest, options);
    await client.query('analyze');
    await markStorage(client, options.storage);
    return manifest;
  } finally {
    await client.end();
  }
}

function assertVersion({ migrations }: Manifest, folder: string): void {
  const present = new Set(presentHashes(folder));
  if (migrations.length === present.size && migrations.every((hash) => present.has(hash))) return;
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

/** Loads every part in one transaction: triggers are disabled meanwhile, and foreign keys are checked at the end. */
async function load(
  client: Client,
  manifest: Manifest,
  { file, passphrase, storage }: RestoreOptions,
): Promise<void> {
  await client.query('begin');
  await addDesigned(client, manifest);
  const present = await describeDatabase(client);
  for (const table of manifest.tables) await makeSameMonths(client, table, present.tables);
  for (const { table, name } of present.foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  const names = manifest.tables.map((table) => qualifiedName(client, table));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  const tables = new Map(manifest.tables.map((table) => [tableName(table.schema, table.name), table]));
  const absent = new Set(manifest.files.absent.map(fileName));
  for await (const { name, content } of readArchive(file, passphrase)) {
    const table = tables.get(name);
    if (table) await pipeline(Readable.from(content), client.query(from(copyIn(client, table))));
    else if (name.startsWith(fileName('')) && !absent.has(name))
      await storage.putStream(Readable.from(content));
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of manifest.foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
  await assertRows(client, manifest);
  await client.query('commit');
}

/** Splits an empty table into the months that it had, so that later ones can again be dropped as one. */
async function makeSameMonths(
  client: Client,
  table: Table,
  tables: readonly Pick<Table, 'schema' | 'name' | 'months'>[],
): Promise<void> {
  if (table.months.length === 0) return;
  const now = tables.find(({ schema, name }) => schema === table.schema && name === table.name);
  const part = (name: string) => qualifiedName(client, { schema: table.schema, name });
  for (const { name } of now?.months ?? []) await client.query(`drop table ${part(name)}`);
  for (const { name, bounds, primaryKey } of table.months)
    await client.query(
      `create table ${part(name)} partition of ${qualifiedName(client, table)} ${primaryKey === null ? '' : `(${primaryKey})`} ${bounds}`,
    );
}

/** Adds the tables, columns, indexes and triggers that were designed at run time, and that no migration creates. */
async function addDesigned(client: Client, manifest: Manifest): Promise<void> {
  const before = await describeDatabase(client);
  for (const table of manifest.tables) {
    const known = before.tables.find(({ schema, name }) => schema === table.schema && name === table.name);
    if (known) await addColumns(client, table, new Set(known.columns.map(({ name }) => name)));
    else await createTable(client, table);
  }
  const present = await describeDatabase(client);
  for (const part of ['indexes', 'triggers'] as const) {
    const names = new Set(present[part].map(({ name }) => name));
    for (const { name, definition } of manifest[part]) if (!names.has(name)) await client.query(definition);
  }
}

type Table = Manifest['tables'][number];

async function createTable(client: Client, table: Table): Promise<void> {
  const lines = table.columns.map((column) => columnSql(client, column));
  if (table.primaryKey !== null) lines.push(table.primaryKey);
  await client.query(`create table ${qualifiedName(client, table)} (${lines.join(', ')})`);
}

async function addColumns(client: Client, table: Table, present: ReadonlySet<string>): Promise<void> {
  for (const column of table.columns.filter(({ name }) => !present.has(name)))
    await client.query(`alter table ${qualifiedName(client, table)} add column ${columnSql(client, column)}`);
}

function columnSql(
  client: Client,
  { name, type, expression, generated, required }: Table['columns'][number],
) {
  const filled = generated ? ` generated always as (${expression}) stored` : ` default ${expression}`;
  return `${client.escapeIdentifier(name)} ${type}${expression === null ? '' : filled}${required ? ' not null' : ''}`;
}

/** Marks this store, which now has the files, with the id that the restored database expects. */
async function markStorage(client: Client, storage: Storage): Promise<void> {
  const { rows } = await client.query<{ value: string }>('select value from installation where key = $1', [
    storageIdKey,
  ]);
  if (rows[0]) await storage.writeOwner(rows[0].value);
}

async function assertRows(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${qualifiedName(client, table)}`,
    );
    if (Number(rows[0]?.count) !== table.rows)
      throw new Error(`${table.name} has ${rows[0]?.count} of ${table.rows} rows after the restore`);
  }
}
