import { z } from 'zod';
import { createHash } from 'node:crypto';
import { readArchive } from './archive';
import { BackupError, damaged } from './backupError';
import type { Client } from 'pg';

const column = z.object({
  name: z.string(),
  type: z.string(),
  /** Expression of the default or, for a generated column, of its value. */
  expression: z.string().nullable(),
  /** True for a column that PostgreSQL computes: its values are not in the archive. */
  generated: z.boolean(),
  required: z.boolean(),
});

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(column),
  /** `PRIMARY KEY (id)`; null without one. */
  primaryKey: z.string().nullable(),
  /** Partitions of a table that is cut by month, with their bounds: `FOR VALUES FROM … TO …`. */
  months: z
    .array(z.object({ name: z.string(), bounds: z.string(), primaryKey: z.string().nullable() }))
    .default([]),
  rows: z.int(),
  sha256: z.string(),
});

/** Last part of an archive, so that a truncated one has none. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations of the version that made it. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** Indexes, triggers and foreign keys: those of designed types and fields are in no migration. */
  indexes: z.array(z.object({ name: z.string(), definition: z.string() })),
  triggers: z.array(z.object({ name: z.string(), definition: z.string() })),
  foreignKeys: z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Hashes of files that were missing in storage, or did not match their hash. */
    absent: z.array(z.string()),
  }),
});

export type Manifest = z.output<typeof manifest>;
export const manifestName = 'manifest.json';
export const tableName = (schema: string, name: string) => `tables/${schema}.${name}`;
export const fileName = (sha256: string) => `files/${sha256}`;

/**
 * Reads an entire archive and compares every part with its hash.
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

type Table = Omit<Manifest['tables'][number], 'rows' | 'sha256'>;
type Described = Pick<Manifest, 'indexes' | 'triggers' | 'foreignKeys' | 'sequences'> & {
  readonly tables: Table[];
};
type Named = Manifest['indexes'][number];

/** Tables of the application and of the job queue, without transient ones and without partitions. */
const isStored = `relkind in ('r', 'p') and not relispartition and (
  nspname = 'public' and relname not in ('live_events', 'job_pools')
  or nspname = 'graphile_worker' and relname like '\\_private\\_%')`;

/** Stored tables with their columns, and what belongs to them, as the client's snapshot shows them. */
export async function describeDatabase(client: Client): Promise<Described> {
  const { rows: tables } = await client.query<Table>(
    `select nspname as schema, relname as name, (
       select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
         'expression', pg_get_expr(adbin, adrelid), 'generated', attgenerated <> '', 'required', attnotnull) order by attnum)
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
       (select pg_get_constraintdef(oid) from pg_constraint where conrelid = pg_class.oid and contype = 'p') as "primaryKey",
       (select coalesce(json_agg(json_build_object('name', part.relname, 'bounds', pg_get_expr(part.relpartbound, part.oid),
         'primaryKey', (select pg_get_constraintdef(oid) from pg_constraint where conrelid = part.oid and contype = 'p'))
         order by part.relname), '[]')
       from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = pg_class.oid) as months
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${isStored} order by 1, 2`,
  );
  const { rows: indexes } = await client.query<Named>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and not exists (select from pg_class where relispartition
       and relname = tablename and relnamespace = 'public'::regnamespace) order by 1`,
  );
  const { rows: triggers } = await client.query<Named>(
    `select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(pg_trigger.oid) as definition
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
     where not tgisinternal and nspname = 'public' order by 1`,
  );
  const { rows: foreignKeys } = await client.query<Manifest['foreignKeys'][number]>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and ${isStored} order by 1, 2`,
  );
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`,
  );
  return { tables, indexes, triggers, foreignKeys, sequences };
}

/** Statement that exports the rows of a table, from all its partitions. */
export const copyOut = (client: Client, table: Table) =>
  `copy (select ${storedColumns(client, table)} from ${qualifiedName(client, table)}) to stdout`;

/** Statement that loads them again. */
export const copyIn = (client: Client, table: Table) =>
  `copy ${qualifiedName(client, table)} (${storedColumns(client, table)}) from stdin`;

function storedColumns(client: Client, { columns }: Table): string {
  const stored = columns.filter(({ generated }) => !generated);
  return stored.map(({ name }) => client.escapeIdentifier(name)).join(', ');
}

export const qualifiedName = (client: Client, { schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
