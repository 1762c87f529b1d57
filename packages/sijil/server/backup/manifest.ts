import { z } from 'zod';
import { createHash } from 'node:crypto';
import { readArchive } from './archive';
import { BackupError, damaged, otherFormat } from './backupError';

/** Name of a table, column, partition or sequence. Whether the restored database has it is checked there. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const moment = z.iso.datetime().nullable();

const table = z.object({
  schema: z.enum(['public', 'graphile_worker']),
  name: identifier,
  /** Columns whose values are in the archive: all but those that PostgreSQL computes. */
  columns: z.array(identifier),
  /** Partitions of a table that is cut by month, with the moments at which they begin and end. */
  months: z.array(z.object({ name: identifier, from: moment, to: moment })),
  rows: z.int(),
  sha256: z.string(),
});

/**
 * Last part of an archive, so that a truncated one has none. It describes rows and files, and nothing that PostgreSQL runs:
 * migrations and the stored designs create the tables.
 */
const manifest = z.object({
  format: z.literal(2),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations of the version that made it. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^\d{1,19}$/) }),
  ),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Hashes of files that were missing in storage, or did not match their hash. */
    absent: z.array(z.string()),
  }),
});

export type Manifest = z.output<typeof manifest>;
export type ArchivedTable = Manifest['tables'][number];
export const manifestName = 'manifest.json';
export const tableName = (schema: string, name: string) => `tables/${schema}.${name}`;
export const fileName = (sha256: string) => `files/${sha256}`;

/**
 * Reads an entire archive and compares every part with its hash.
 * @throws BackupError for one that is cut, damaged, of another passphrase or another format
 */
export async function checkBackup(file: string, passphrase: string | undefined): Promise<Manifest> {
  const hashes = new Map<string, string>();
  let text: string | undefined;
  try {
    for await (const { name, content } of readArchive(file, passphrase)) {
      const hash = createHash('sha256');
      const chunks: Buffer[] = [];
      for await (const chunk of content) {
        hash.update(chunk);
        if (name === manifestName) chunks.push(chunk);
      }
      hashes.set(name, hash.digest('hex'));
      if (name === manifestName) text = Buffer.concat(chunks).toString();
    }
    const found = readManifest(text);
    assertHashes(found, hashes);
    return found;
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error);
  }
}

function readManifest(text: string | undefined): Manifest {
  const sent: unknown = text === undefined ? undefined : JSON.parse(text);
  if (z.looseObject({ format: z.literal(1) }).safeParse(sent).success) throw otherFormat();
  return manifest.parse(sent);
}

function assertHashes({ tables, files }: Manifest, hashes: ReadonlyMap<string, string>): void {
  const wrongTable = tables.find(
    ({ schema, name, sha256 }) => hashes.get(tableName(schema, name)) !== sha256,
  );
  if (wrongTable) throw damaged();
  const absent = new Set(files.absent.map(fileName));
  const stored = [...hashes].filter(([name]) => name.startsWith(fileName('')));
  const isWrong = ([name, hash]: [string, string]) => name !== fileName(hash) && !absent.has(name);
  if (stored.length !== files.count || stored.some(isWrong)) throw damaged();
}
