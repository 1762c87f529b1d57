import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { readArchive, writeArchive } from 'sijil/server/backup/archive';
import { BackupError } from 'sijil/server/backup/backupError';
import { createBackup } from 'sijil/server/backup/createBackup';
import { manifestName } from 'sijil/server/backup/manifest';
import { restoreBackup } from 'sijil/server/backup/restoreBackup';
import { folderStorage } from 'sijil/server/storage/openStorage';
import { databaseSchema, migrationsFolder } from '../../server/db/migrate';
import { createTestDatabase } from './testDatabase';

/** A statement that leaves a trace where PostgreSQL runs it, whatever it is put into. */
export const trace = `create table if not exists public.archive_ran as select 1`;

export interface AnyManifest {
  format: number;
  tables: Record<string, unknown>[];
  sequences: Record<string, unknown>[];
  [part: string]: unknown;
}

const folder = mkdtempSync(path.join(tmpdir(), 'salama-hostile-archive-'));
const good = path.join(folder, 'good.backup');

/** Writes the archive, without a passphrase, that is forged below. */
export async function makeGoodArchive(): Promise<string> {
  const database = await createTestDatabase();
  await createBackup({
    url: database.url,
    storage: folderStorage(path.join(folder, 'files')),
    migrationsFolder,
    file: good,
    clock: () => new Date('2026-11-29T07:00:00Z'),
  });
  await database.drop();
  return good;
}

export const removeArchives = () => rmSync(folder, { recursive: true, force: true });

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function* oneBuffer(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Writes the good archive again with another manifest, and with rows of a table in place of its own. */
export async function forge(change: (manifest: AnyManifest) => void, rows: Record<string, string> = {}) {
  const file = path.join(folder, 'hostile.backup');
  const parts: [string, string][] = [];
  for await (const { name, content } of readArchive(good, undefined))
    parts.push([name, await textOf(content)]);
  await writeArchive(file, undefined, async (archive) => {
    const hashes = new Map<string, { sha256: string; lines: number }>();
    for (const [name, text] of parts.filter((part) => part[0] !== manifestName))
      hashes.set(name, await archive.add(name, oneBuffer(rows[name] ?? text)));
    const manifest = JSON.parse(parts.at(-1)?.[1] ?? '{}') as AnyManifest;
    for (const table of manifest.tables) {
      const written = hashes.get(`tables/${String(table['schema'])}.${String(table['name'])}`);
      Object.assign(table, { sha256: written?.sha256, rows: written?.lines });
    }
    change(manifest);
    await archive.add(manifestName, oneBuffer(JSON.stringify(manifest)));
  });
  return file;
}

/** Restores an archive into a database of its own; says what became of it, and whether a statement of the archive was run. */
export async function outcomeOf(file: string, passphrase?: string) {
  const database = await createTestDatabase('template0');
  const storage = folderStorage(path.join(folder, 'restored'));
  const restored = await restoreBackup({
    url: database.url,
    storage,
    schema: databaseSchema,
    file,
    overwrite: false,
    passphrase,
  }).then(
    () => 'restored',
    (error: unknown) => (error instanceof BackupError ? 'refused' : Promise.reject(error)),
  );
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ ran: boolean; tables: number }>(
    `select to_regclass('public.archive_ran') is not null as ran`,
  );
  await client.end();
  await database.drop();
  return [restored, rows[0]?.ran === true ? 'ran' : 'ran nothing'];
}
