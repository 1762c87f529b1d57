import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

/** Table in which the migrations that have run are recorded, as drizzle's own migrator creates it. */
const journal = 'drizzle.__drizzle_migrations';

/**
 * Runs the migrations that a database lacks, in order, and records each. Consecutive ones share a transaction. One that builds
 * an index concurrently runs outside of it, and can be repeated after an interruption.
 */
export async function runMigrations(client: Client, migrationsFolder: string): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${journal} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${journal}`,
  );
  const newest = Number(rows[0]?.newest ?? 0);
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > newest,
  );
  let waiting: MigrationMeta[] = [];
  for (const migration of pending) {
    const index = concurrentIndexOf(migration);
    if (!index) {
      waiting.push(migration);
      continue;
    }
    await runInTransaction(client, waiting);
    waiting = [];
    // A new database has no rows: its indexes are built at once.
    await buildIndex(client, migration, { ...index, announced: newest > 0 });
  }
  await runInTransaction(client, waiting);
}

function concurrentIndexOf({ sql }: MigrationMeta): MadeIndex | undefined {
  const index = indexMadeBy(sql[0] ?? '');
  return index?.isConcurrent ? index : undefined;
}

async function runInTransaction(client: Client, migrations: readonly MigrationMeta[]): Promise<void> {
  if (migrations.length === 0) return;
  await client.query('begin');
  try {
    for (const migration of migrations) {
      for (const statement of migration.sql) await run(client, statement);
      await record(client, migration);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** @throws Error with the statement, and with the reason as its cause */
async function run(client: Client, statement: string): Promise<void> {
  await client.query(statement).catch((cause: unknown) => {
    throw new Error(`This statement of a migration failed: ${statement.trim()}`, { cause });
  });
}

/**
 * Builds an index without blocking reads and writes. An interrupted build leaves an invalid index: it is dropped, and built
 * again. A valid one was interrupted before it was recorded.
 */
async function buildIndex(
  client: Client,
  migration: MigrationMeta,
  { name, table, announced }: MadeIndex & { readonly announced: boolean },
): Promise<void> {
  const before = await stateOf(client, name);
  if (before === 'invalid') await drop(client, name);
  if (before !== 'valid') {
    if (announced) console.warn(`The index ${name} of ${table} is being built; reading and writing go on.`);
    await run(client, migration.sql[0] ?? '').catch(async (error: unknown) => {
      // An invalid index would still slow down every write.
      await drop(client, name).catch(() => undefined);
      throw error;
    });
  }
  await record(client, migration);
}

const drop = (client: Client, name: string) => client.query(`drop index concurrently if exists "${name}"`);

async function stateOf(client: Client, name: string): Promise<'absent' | 'invalid' | 'valid'> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid and indisready as valid from pg_index where indexrelid = to_regclass(quote_ident($1))',
    [name],
  );
  if (!rows[0]) return 'absent';
  return rows[0].valid ? 'valid' : 'invalid';
}

async function record(client: Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query(`insert into ${journal} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
}

/** Index that a statement creates. */
export interface MadeIndex {
  readonly name: string;
  readonly table: string;
  /** True where building it does not block writes, which PostgreSQL supports outside of transactions only. */
  readonly isConcurrent: boolean;
}

const create =
  /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+(CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?\s+ON\s+(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)"?/i;

/** Returns the index that a statement creates; undefined for any other statement. */
export function indexMadeBy(statement: string): MadeIndex | undefined {
  const [, concurrently, name, table] = create.exec(statement.replaceAll(/^\s*--.*$/gm, '').trim()) ?? [];
  if (name === undefined || table === undefined) return undefined;
  return { name, table, isConcurrent: concurrently !== undefined };
}
