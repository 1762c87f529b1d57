import { z } from 'zod';
import { createHash } from 'node:crypto';
import { readArchive } from './archive';
import { BackupError, damaged } from './backupError';

const column = z.object({
  name: z.string(),
  type: z.string(),
  /** Expression of the default or, of a generated column, of its value. */
  expression: z.string().nullable(),
  /** True for a column that PostgreSQL fills itself: its values are not in the archive. */
  generated: z.boolean(),
  required: z.boolean(),
});

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(column),
  /** `PRIMARY KEY (id)`; null without one. */
  primaryKey: z.string().nullable(),
  /** Parts of a table that is cut by month, with their bounds: `FOR VALUES FROM … TO …`. */
  months: z
    .array(z.object({ name: z.string(), bounds: z.string(), primaryKey: z.string().nullable() }))
    .default([]),
  rows: z.int(),
  sha256: z.string(),
});

/** Last part of an archive, so that one that was cut has none. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations of the version that made it. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** Indexes, triggers and foreign keys: designed types and fields have some that no migration makes. */
  indexes: z.array(z.object({ name: z.string(), definition: z.string() })),
  triggers: z.array(z.object({ name: z.string(), definition: z.string() })),
  foreignKeys: z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Hashes of files that were not in storage, or not what their hash says. */
    absent: z.array(z.string()),
  }),
});

export type Manifest = z.output<typeof manifest>;
export const manifestName = 'manifest.json';
export const tableName = (schema: string, name: string) => `tables/${schema}.${name}`;
export const fileName = (sha256: string) => `files/${sha256}`;

/**
 * Reads a whole archive and compares every part with its hash.
 * @throws BackupError for one that is cut, damaged, or of another passphrase
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
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error);
  }
  const found = manifest.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!found.success) throw damaged(found.error);
  assertHashes(found.data, hashes);
  return found.data;
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
