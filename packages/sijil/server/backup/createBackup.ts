import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { presentHashes } from '../db/migrationHashes';
import { sessionSettings } from '../db/connect';
import { ContentError, type Storage } from '../storage/storage';
import { type ArchiveWriter, writeArchive } from './archive';
import { taken } from './backupError';
import { copyOut, describeSequences, describeTables } from './describeDatabase';
import { fileName, type Manifest, manifestName, tableName } from './manifest';

export interface BackupOptions {
  /** Address of PostgreSQL itself. */
  readonly url: string;
  readonly storage: Storage;
  readonly migrationsFolder: string;
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly clock: () => Date;
}

/**
 * Writes database and files into one archive, as of one moment, while the portal runs. A file that is erased meanwhile with its
 * account is named in the manifest. @throws BackupError if something has the archive's name already
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  await assertNew(options.file);
  const client = new Client({
    connectionString: options.url,
    options: `-c TimeZone=${sessionSettings.TimeZone}`,
  });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    let made: Manifest | undefined;
    await writeArchive(options.file, options.passphrase, async (archive) => {
      made = await addParts(archive, client, options);
    });
    if (!made) throw new Error('an archive that is complete has a manifest');
    return made;
  } finally {
    await client.end();
  }
}

/** Refuses a name that is taken before any work: an archive is never overwritten. */
async function assertNew(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found) throw taken(file, found.isDirectory() ? path.join(file, 'portal.backup') : undefined);
}

async function addParts(
  archive: ArchiveWriter,
  client: Client,
  { storage, migrationsFolder, clock }: BackupOptions,
): Promise<Manifest> {
  const madeAt = clock().toISOString();
  const sequences = await describeSequences(client);
  const tables: Manifest['tables'] = [];
  for (const table of await describeTables(client)) {
    const rows = client.query(to(copyOut(client, table)));
    const { lines, sha256 } = await archive.add(tableName(table.schema, table.name), rows);
    tables.push({ ...table, rows: lines, sha256 });
  }
  const files = await addFiles(archive, client, storage);
  const manifest: Manifest = {
    format: 2,
    madeAt,
    migrations: presentHashes(migrationsFolder),
    tables,
    sequences: sequences.flatMap(({ value, ...named }) => (value === null ? [] : [{ ...named, value }])),
    files,
  };
  await archive.add(manifestName, oneBuffer(JSON.stringify(manifest)));
  return manifest;
}

async function addFiles(
  archive: ArchiveWriter,
  client: Client,
  storage: Storage,
): Promise<Manifest['files']> {
  const found = { count: 0, bytes: 0, absent: [] as string[] };
  for await (const sha256 of hashesOfFiles(client)) {
    try {
      const written = await archive.add(fileName(sha256), await storage.get(sha256));
      if (written.sha256 !== sha256) found.absent.push(sha256);
      found.count += 1;
      found.bytes += written.bytes;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      found.absent.push(sha256);
    }
  }
  return found;
}

const hashesAtOnce = 1_000;

async function* hashesOfFiles(client: Client): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ sha256: string }>(
      'select distinct sha256 from files where sha256 > $1 order by sha256 limit $2',
      [after, hashesAtOnce],
    );
    for (const { sha256 } of rows) yield sha256;
    const last = rows.at(-1);
    if (!last) return;
    after = last.sha256;
  }
}

async function* oneBuffer(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
