import { z } from 'zod';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Columns that are stored; generated ones come of themselves. */
  columns: z.array(
    z.object({ name: z.string(), type: z.string(), default: z.string().nullable(), required: z.boolean() }),
  ),
  rows: z.int(),
  sha256: z.string(),
});

/** Last part of an archive, so that one that was cut has none. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations of the version that made it. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** Indexes and foreign keys by their names: designed fields have some that no migration makes. */
  indexes: z.record(z.string(), z.string()),
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
