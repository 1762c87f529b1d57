import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { readHashes } from '../db/migrationHashes';
import { appliedMigrations, assertKnownMigrations } from '../db/knownMigrations';
import { type Effect, effectOf, statementsIn } from './statementEffects';

export interface TableSize {
  readonly rows: number;
  readonly bytes: number;
}

/** Statement that loses values, keeps calls waiting for long, or stops processes of the version before. */
export interface NotableStatement extends Effect {
  readonly statement: string;
  /** Undefined where the statement names no table. */
  readonly size: TableSize | undefined;
}

interface PendingMigration {
  readonly name: string;
  readonly statements: readonly NotableStatement[];
}

/**
 * Migrations that the next start runs on a database, with what they do to its tables. It reads only. A table that a
 * pending migration makes itself is not in use yet, and is left out.
 * @throws ConfigurationError where this version does not know a migration that has run
 */
export async function planUpgrade(client: Client, migrationsFolder: string): Promise<PendingMigration[]> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const applied = await appliedMigrations(client);
    assertKnownMigrations(applied, migrationsFolder);
    const newest = Math.max(0, ...applied.map(({ writtenAt }) => writtenAt));
    const names = new Map(readHashes(migrationsFolder).map(({ hash, tag }) => [hash, tag]));
    const plan: PendingMigration[] = [];
    for (const { sql, folderMillis, hash } of readMigrationFiles({ migrationsFolder })) {
      if (folderMillis <= newest) continue;
      const statements = sql.flatMap(statementsIn);
      plan.push({
        name: names.get(hash) ?? hash.slice(0, 12),
        statements: await notable(client, statements),
      });
    }
    return plan;
  } finally {
    await client.query('rollback');
  }
}

async function notable(client: Client, statements: readonly string[]): Promise<NotableStatement[]> {
  const found: NotableStatement[] = [];
  for (const statement of statements) {
    const effect = effectOf(statement);
    if (!effect || (!effect.grows && effect.loses === undefined && !effect.breaksFormer)) continue;
    const size = effect.table === undefined ? undefined : await sizeOf(client, effect.table);
    if (effect.table !== undefined && size === undefined) continue;
    found.push({ ...effect, statement, size });
  }
  return found;
}

/** Rows (as PostgreSQL last estimated them; counted where it never has) and bytes with indexes of a table. */
async function sizeOf(client: Client, table: string): Promise<TableSize | undefined> {
  const { rows } = await client.query<{ rows: string; bytes: string; name: string }>(
    `select reltuples::bigint as rows, oid::regclass::text as name,
       pg_total_relation_size(oid) + (select coalesce(sum(pg_total_relation_size(relid)), 0)
         from pg_partition_tree(oid)) as bytes
     from pg_class where oid = to_regclass(quote_ident($1)) and relkind in ('r', 'p')`,
    [table],
  );
  const [known] = rows;
  if (!known) return undefined;
  const bytes = Number(known.bytes);
  if (Number(known.rows) >= 0) return { rows: Number(known.rows), bytes };
  const counted = await client.query<{ rows: string }>(`select count(*) as rows from ${known.name}`);
  return { rows: Number(counted.rows[0]?.rows), bytes };
}
