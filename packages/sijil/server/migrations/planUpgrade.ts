import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { appliedMigrations, assertKnownMigrations, readHashes } from '../db/migrationHashes';
import { type Effect, effectOf, statementsIn } from './statementEffects';
import { indexMadeBy } from '../db/runMigrations';

interface TableSize {
  readonly rows: number;
  readonly bytes: number;
}

/** Statement that loses values, blocks calls for long, or breaks processes of the previous version. */
interface NotableStatement extends Effect {
  readonly statement: string;
  /** Undefined where the statement names no table. */
  readonly size: TableSize | undefined;
}

interface PendingMigration {
  readonly name: string;
  readonly statements: readonly NotableStatement[];
}

/**
 * Returns the migrations that the next start runs on a database, with their effects on its tables. Read-only. A table that a
 * pending migration itself creates is not in use yet, and is left out.
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

/** Returns the plan of an upgrade as text for a terminal. */
export function upgradeText(plan: Awaited<ReturnType<typeof planUpgrade>>): string {
  if (plan.length === 0) return 'The database is up to date: no migration will run.';
  const notable = plan.filter(({ statements }) => statements.length > 0);
  const quiet = plan.filter(({ statements }) => statements.length === 0).map(({ name }) => name);
  return [
    `Migrations to run: ${plan.length}, ${transactionsOf(plan)}`,
    ...notable.map(({ name, statements }) => [name, ...statements.flatMap(linesOf)].join('\n')),
    ...(quiet.length > 0 ? [`These lose nothing and keep nobody waiting: ${quiet.join(', ')}`] : []),
    'Nothing was changed. Back up before the upgrade: there is no other way back.',
  ].join('\n\n');
}

function transactionsOf(plan: readonly { readonly statements: readonly NotableStatement[] }[]): string {
  const isParted = plan.some(({ statements }) => statements.some(isConcurrent));
  return isParted
    ? 'in their order. Indexes are built one by one, outside of transactions; the migrations between two of them run in one, and what they stop waits until it has ended.'
    : 'in one transaction. What is stopped waits until the last has finished.';
}

const isConcurrent = ({ statement }: NotableStatement) => indexMadeBy(statement)?.isConcurrent === true;

function linesOf(notable: NotableStatement): string[] {
  const { statement, table, size, ...effect } = notable;
  const { loses, grows, stops, breaksFormer, unusedSince } = effect;
  const former = unusedSince === undefined ? 'of the version before' : `older than ${unusedSince}`;
  const where = size ? `${table} (${sizeText(size)})` : '';
  const lines = [
    loses !== undefined && `  LOSES DATA: ${loses}${size ? `, ${sizeText(size)}` : ''}`,
    grows && `  ${isConcurrent(notable) ? builds : waits[stops]}${where}`,
    breaksFormer && `  STOPS processes ${former} that still run: ${where}`,
  ].filter((line) => line !== false);
  return [...lines, `      ${firstLine(statement)}`];
}

const waits = {
  everything: 'READING AND WRITING WAIT, longer with every row: ',
  writes: 'WRITING WAITS, longer with every row: ',
  nothing: 'WRITES MANY ROWS; changes of the same rows wait: ',
  unknown: 'READ IT: its effect depends on the data',
} as const;

const builds = 'BUILDS AN INDEX, longer with every row; nobody waits: ';

const sizeText = ({ rows, bytes }: TableSize) => `${rows.toLocaleString('en')} rows, ${bytesText(bytes)}`;

function bytesText(bytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const value = bytes / 1024 ** power;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power - 1]}`;
}

function firstLine(statement: string): string {
  const line = statement.split('\n').find((one) => !one.trim().startsWith('--') && one.trim() !== '') ?? '';
  return line.length > 110 ? `${line.slice(0, 109)}…` : line;
}
