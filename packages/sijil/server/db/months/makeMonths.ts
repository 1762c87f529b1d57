import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, escapeIdentifier as id } from 'pg';
import { type Database, directUrl } from '../connect';
import { type MonthlyTable, monthlyTables, type Months, partsByMonth } from './monthsOf';

/** Number of months that are ready besides the present one. */
const ahead = 3;

/** An arbitrary lock number. */
const lockKey = 7_215_002;

/**
 * Creates the coming months of every table that is partitioned by month, and returns the names of the new partitions. The last
 * partition is open-ended, so that every row has a place: it gets an end here, and another open-ended one follows.
 */
export async function makeMonths(db: Database, now: Date): Promise<string[]> {
  const client = new Client({ connectionString: directUrl(db), options: '-c TimeZone=UTC' });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ]);
    // Another process is creating them.
    if (!rows[0]?.taken) return [];
    // A session that waits for a lock on the table blocks all later ones: it gives up, and the job queue retries. The limit is
    // shorter than PostgreSQL's deadlock timeout.
    await client.query("set lock_timeout = '400ms'");
    const made: string[] = [];
    const asked = drizzle({ client });
    for (const table of await monthlyTables(asked)) {
      const last = (await partsByMonth(asked, table.name)).at(-1);
      const cuts = last && cutsAfter(last.from, now);
      if (cuts) made.push(...(await closeLast(client, table, last, cuts)));
    }
    return made;
  } finally {
    await client.end();
  }
}

/**
 * Returns the starts of the partitions after the last one; undefined while enough months are ready. The first is more than a
 * month away: even after failures, there is time before a row of that month arrives.
 */
function cutsAfter(from: Date | null, now: Date): readonly [Date, ...Date[]] | undefined {
  const end = monthOf(now, ahead + 1);
  if (from && from >= end) return undefined;
  const soonest = monthOf(now, 2);
  const first = from && from >= soonest ? monthOf(from, 1) : soonest;
  const cuts: [Date, ...Date[]] = [first];
  for (let next = monthOf(first, 1); next <= end; next = monthOf(next, 1)) cuts.push(next);
  return cuts;
}

/** Start of the month that is so many months after a moment's, in UTC. */
const monthOf = (moment: Date, later: number) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));

/** Constraint that proves the bounds of a partition to PostgreSQL, which would otherwise read every row. */
const proof = 'months_end';

/**
 * Ends the last partition of a table at the first of the cuts, and creates a partition from each cut to the next, the last one
 * open-ended. Reads and writes are blocked only for a moment.
 * @returns names of the new parts
 */
async function closeLast(
  client: Client,
  table: MonthlyTable,
  last: Months,
  cuts: readonly [Date, ...Date[]],
): Promise<string[]> {
  const dropProof = `alter table ${id(last.name)} drop constraint if exists ${proof}`;
  try {
    await client.query(dropProof);
    const isBeyond = await hasRowsFrom(client, table, last, cuts[0]);
    if (!isBeyond) await proveEnd(client, table, last, cuts[0]);
    await client.query('begin');
    const made = await replaceLast(client, table, last, cuts);
    await client.query('commit');
    // PostgreSQL updates the statistics of the partitions automatically, but not those of the table.
    await client.query(`analyze ${id(table.name)}`);
    return made;
  } catch (error) {
    // Failures of the cleanup must not replace the error: a lost connection refuses both statements.
    await client.query('rollback').catch(() => undefined);
    // A constraint left in place would one day refuse rows of a later month; the next run drops it first.
    await client.query(dropProof).catch(() => undefined);
    throw error;
  }
}

async function hasRowsFrom(client: Client, { moment }: MonthlyTable, { name }: Months, cut: Date) {
  const { rowCount } = await client.query(
    `select from ${id(name)} where ${id(moment)} >= ${textOf(cut)} limit 1`,
  );
  return rowCount !== 0;
}

/** Validates the constraint by reading the partition once, under a lock that blocks nobody: attaching it again is immediate. */
async function proveEnd(client: Client, { moment }: MonthlyTable, { name, from }: Months, end: Date) {
  const since = from ? `${id(moment)} >= ${textOf(from)} and ` : '';
  await client.query(
    `alter table ${id(name)} add constraint ${proof} check (${since}${id(moment)} < ${textOf(end)}) not valid`,
  );
  await client.query(`alter table ${id(name)} validate constraint ${proof}`);
}

async function replaceLast(
  client: Client,
  table: MonthlyTable,
  last: Months,
  cuts: readonly [Date, ...Date[]],
): Promise<string[]> {
  const parent = id(table.name);
  const closed = last.from ? nameOf(table, last.from) : last.name;
  const key = await primaryKeyOf(client, last);
  // In the order in which serving processes write: referenced rows first, then the row.
  for (const referred of await referredTables(client, table))
    await client.query(`lock table ${id(referred)} in share row exclusive mode`);
  await client.query(`lock table ${parent} in access exclusive mode`);
  await client.query(`alter table ${parent} detach partition ${id(last.name)}`);
  if (closed !== last.name) await client.query(`alter table ${id(last.name)} rename to ${id(closed)}`);
  const made: string[] = [];
  for (const [index, cut] of cuts.entries()) {
    const next = cuts[index + 1];
    const name = next ? nameOf(table, cut) : `${table.name}_later`;
    await client.query(partSql(table.name, { name, from: cut, to: next ?? null }, key));
    made.push(name);
  }
  await moveRows(client, table, closed, cuts[0]);
  const from = last.from ? textOf(last.from) : 'minvalue';
  await client.query(
    `alter table ${parent} attach partition ${id(closed)} for values from (${from}) to (${textOf(cuts[0])})`,
  );
  await client.query(`alter table ${id(closed)} drop constraint if exists ${proof}`);
  return made;
}

/** Returns the tables that a table's foreign keys reference: attaching a partition locks them. */
async function referredTables(client: Client, { name }: MonthlyTable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname as name from pg_constraint join pg_class on pg_class.oid = confrelid
     where conrelid = to_regclass(quote_ident($1)) and contype = 'f' order by 1`,
    [name],
  );
  return rows.map((row) => row.name);
}

/** Moves rows outside a partition's bounds, such as those of a wrong clock, to the right one. */
async function moveRows(client: Client, { name: table, moment }: MonthlyTable, closed: string, end: Date) {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.names ?? '';
  await client.query(
    `with moved as (delete from ${id(closed)} where ${id(moment)} >= ${textOf(end)} returning ${columns})
     insert into ${id(table)} (${columns}) overriding system value select ${columns} from moved`,
  );
}

/** Statement that creates a partition of a table. @param key its primary key in brackets */
export function partSql(table: string, { name, from, to }: Months, key: string): string {
  return `create table ${id(name)} partition of ${id(table)} ${key} for values from (${from ? textOf(from) : 'minvalue'}) to (${to ? textOf(to) : 'maxvalue'})`;
}

/** Primary key of a partition, in brackets: ids are unique per partition, as a key of the table would need the month too. */
export async function primaryKeyOf(client: Client, { name }: Pick<Months, 'name'>): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = to_regclass(quote_ident($1)) and contype = 'p'`,
    [name],
  );
  return rows[0] ? `(${rows[0].definition})` : '';
}

/** `audit_entries_2027_03`. */
const nameOf = ({ name }: MonthlyTable, from: Date) =>
  `${name}_${from.toISOString().slice(0, 7).replace('-', '_')}`;

const textOf = (moment: Date) => `'${moment.toISOString()}'`;
