import { eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { installation } from '#framework/server/db/schema/installation';
import { crowdFor, insertCrowd } from './people';
import { insertRequests } from './requests';

const key = 'large_seed';
const batchSize = 20_000;

/** Progress of the seed, stored in the transaction of each batch. */
interface Progress {
  readonly total: number;
  /** Closed requests end shortly before this moment, open ones at it. */
  readonly until: string;
  readonly done: number;
}

/**
 * Multiplies the demo business: so many requests of five years, made of the demo's own, with people, branches, steps,
 * instalments, payments and certificates. The same number gives the same business. The rows are made inside PostgreSQL,
 * so that none crosses the wire; after an interruption it goes on with the first batch that is missing. Not made are
 * answers, papers and the ledger: lists and homes are what it is for.
 * @throws Error when the database was filled for another number of requests
 */
export async function seedLarge(
  db: NodePgDatabase,
  total: number,
  tell: (done: number) => void,
): Promise<void> {
  const begun = (await readProgress(db)) ?? (await begin(db, total));
  if (begun.total !== total)
    throw new Error(`This database was begun with ${begun.total} requests; ${total} need another DATA_DIR.`);
  for (let from = begun.done; from < total; from += batchSize) {
    const to = Math.min(total, from + batchSize);
    await db.transaction(async (tx) => {
      await insertRequests(tx, { from, to, total, until: begun.until, crowd: crowdFor(total) });
      await tx
        .update(installation)
        .set({ value: JSON.stringify({ ...begun, done: to }) })
        .where(eq(installation.key, key));
    });
    tell(to);
  }
}

/** True for a database that is seeded completely. */
export async function isSeededLarge(databaseUrl: string, total: number): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const progress = await readProgress(drizzle({ client, casing: 'snake_case' }));
    return progress?.total === total && progress.done === total;
  } finally {
    await client.end();
  }
}

async function readProgress(db: NodePgDatabase): Promise<Progress | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row && (JSON.parse(row.value) as Progress);
}

async function begin(db: NodePgDatabase, total: number): Promise<Progress> {
  const progress: Progress = { total, until: new Date().toISOString(), done: 0 };
  await db.transaction(async (tx) => {
    await insertCrowd(tx, crowdFor(total));
    await tx.insert(installation).values({ key, value: JSON.stringify(progress) });
  });
  return progress;
}
