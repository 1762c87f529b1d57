import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { type Database, directUrl } from '../connect';
import { closeLast } from './closeLast';
import { monthlyTables, partsByMonth } from './monthsOf';

/** Months that are ready besides the present one. */
const ahead = 3;
/** Any number that nobody else locks. */
const lockKey = 7_215_002;

/**
 * Makes the coming months of every table that is cut by month, and returns the names of the new parts. The last part has
 * no end, so that every row has a place: it gets an end here, and another last one follows.
 */
export async function makeMonths(db: Database, now: Date): Promise<string[]> {
  const client = new Client({ connectionString: directUrl(db), options: '-c TimeZone=UTC' });
  // The statement that is cut off says it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ]);
    // Another process makes them.
    if (!rows[0]?.taken) return [];
    // Whoever waits for a lock on the table holds up all that come after: the queue tries again instead. The time is shorter than
    // that after which PostgreSQL ends one of two that wait for each other.
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
 * Beginnings of the parts that follow the last one; undefined while enough months are ready. The first is more than a month
 * away: whatever happens on the way, there is time until a row of that month comes.
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

/** Beginning of the month that comes so many months after a moment's, in UTC. */
const monthOf = (moment: Date, later: number) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));
