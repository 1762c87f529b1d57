import { eq, getTableName, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { z } from 'zod';
import { installation } from 'sijil/server/db/schema/system';
import { filledTables, scratch, setModelsAside } from './copyRows';
import { crowdFor, insertCrowd } from './people';
import { insertRequests, yearsBack } from './requests';
import type { Transaction } from 'sijil/server/db/connect';

const key = 'large_seed';
const batchSize = 50_000;

/** Progress of the seed, stored in the transaction of each batch. */
const storedProgress = z.object({
  total: z.number(),
  /** Closed requests end shortly before this time, open ones at it. */
  until: z.string(),
  done: z.number(),
  detailMonths: z.number(),
});

type Progress = Readonly<z.output<typeof storedProgress>>;

export interface Extent {
  readonly total: number;
  /** Months of which closed requests have their steps and certificates; all by default. Open ones always have them. */
  readonly detailMonths?: number | undefined;
}

export interface SeedLog {
  rows(done: number): void;
  indexes(built: number, all: number): void;
}

/**
 * Multiplies the demo business: this many requests of five years, copied from the demo's, with people, branches, steps,
 * instalments, payments and certificates. The same number gives the same business. PostgreSQL generates the rows itself, so
 * that none crosses the network, and builds the indexes afterwards; after an interruption it continues with the first missing
 * batch or index. Answers, documents and the ledger are not generated: the purpose is lists and home pages.
 * @throws Error if the database was seeded for another number of requests or months
 */
export async function seedLarge(db: NodePgDatabase, extent: Extent, log: SeedLog): Promise<void> {
  const { total, detailMonths } = extent;
  const begun = (await readProgress(db)) ?? (await begin(db, extent));
  if (begun.total !== total || (detailMonths ?? begun.detailMonths) !== begun.detailMonths)
    throw new Error(
      `This database was begun with ${begun.total} requests and ${begun.detailMonths} months of steps; others need another DATA_DIR.`,
    );
  for (let from = begun.done; from < total; from += batchSize) {
    const to = Math.min(total, from + batchSize);
    await db.transaction(async (tx) => {
      await insertRequests(tx, { ...begun, from, to, crowd: crowdFor(total) });
      await tx
        .update(installation)
        .set({ value: JSON.stringify({ ...begun, done: to }) })
        .where(eq(installation.key, key));
    });
    log.rows(to);
  }
  if (await indexesAreMissing(db)) await buildIndexes(db, log.indexes);
}

/** True for a database that is seeded completely. */
export async function isSeededLarge(databaseUrl: string, total: number): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const db = drizzle({ client, casing: 'snake_case' });
    const progress = await readProgress(db);
    return progress?.total === total && progress.done === total && !(await indexesAreMissing(db));
  } finally {
    await client.end();
  }
}

async function readProgress(db: NodePgDatabase): Promise<Progress | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row && storedProgress.parse(JSON.parse(row.value));
}

async function begin(
  db: NodePgDatabase,
  { total, detailMonths = 12 * yearsBack }: Extent,
): Promise<Progress> {
  const progress: Progress = { total, until: new Date().toISOString(), done: 0, detailMonths };
  await db.transaction(async (tx) => {
    await setModelsAside(tx);
    await dropIndexes(tx);
    await insertCrowd(tx, crowdFor(total));
    await tx.insert(installation).values({ key, value: JSON.stringify(progress) });
  });
  return progress;
}

interface Definition extends Record<string, unknown> {
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops the indexes of the filled tables, except key indexes, and stores their definitions. Building an index over all rows
 * at the end costs a fraction of inserting every row into it, and the index is smaller. Without ONLY, the index of a table
 * partitioned by month is built on its partitions too.
 */
async function dropIndexes(tx: Transaction): Promise<void> {
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

/** Rebuilds the dropped indexes; after an interruption only the missing ones. */
async function buildIndexes(
  db: NodePgDatabase,
  onProgress: (built: number, all: number) => void,
): Promise<void> {
  const stored = await storedIndexes(db);
  for (const [place, { name, definition }] of stored.entries()) {
    onProgress(place, stored.length);
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
async function indexesAreMissing(db: NodePgDatabase): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pg_namespace where nspname = 'large_seed'`);
  return rows.length > 0;
}
