import { getTableName, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Transaction } from '#framework/server/db/connect';
import { filledTables, scratch } from './models';

interface Definition extends Record<string, unknown> {
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops the indexes of the filled tables, except those of keys, and stores their definitions. An index that is built over
 * all rows at the end costs a small part of one that every row is entered into, and is smaller. Without ONLY the index of a
 * table that is cut by month is built in its months too.
 */
export async function dropIndexes(tx: Transaction): Promise<void> {
  const names = sql.join(
    filledTables.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  );
  await tx.execute(sql`create table ${scratch}.indexes as
    select indexname as name, replace(indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes
    where schemaname = 'public' and tablename in (${names})
      and not exists (select 1 from pg_constraint where conindid = quote_ident(indexname)::regclass)`);
  for (const { name } of await storedIndexes(tx)) await tx.execute(sql`drop index ${sql.identifier(name)}`);
}

/** Builds the dropped indexes again; after an interruption those that are missing. */
export async function buildIndexes(
  db: NodePgDatabase,
  tell: (built: number, all: number) => void,
): Promise<void> {
  const stored = await storedIndexes(db);
  for (const [place, { name, definition }] of stored.entries()) {
    tell(place, stored.length);
    const { rows } = await db.execute(sql`select 1 from pg_class where relname = ${name}`);
    if (rows.length === 0) await db.execute(sql.raw(definition));
  }
  await db.execute(sql`drop schema ${scratch} cascade`);
}

async function storedIndexes(db: NodePgDatabase | Transaction): Promise<readonly Definition[]> {
  const { rows } = await db.execute<Definition>(
    sql`select name, definition from ${scratch}.indexes order by name`,
  );
  return rows;
}

/** True while the seed has not built all indexes. */
export async function indexesAreMissing(db: NodePgDatabase): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pg_namespace where nspname = 'large_seed'`);
  return rows.length > 0;
}
