import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connectDatabase } from 'sijil/server/db/connect';
import { reconcile } from '../../server/modules/reconcile/reconcile';
import type { Promised } from './orders';
import type { Portal } from './portal';

export interface Losses {
  /** Promised results that are missing or different. */
  readonly lost: readonly string[];
  /** Partial writes: a status that its history does not end with, a signature without its invoice, money that does not add up. */
  readonly half: readonly string[];
  /** Due jobs that are not done, or were given up. */
  readonly stuck: readonly string[];
}

/** Searches the database of a recovered portal for losses. */
export async function findLosses(
  portal: Pick<Portal, 'databaseUrl'>,
  promised: Iterable<Promised>,
): Promise<Losses> {
  const stuck = await waitForJobs(portal.databaseUrl);
  const database = new Client({ connectionString: portal.databaseUrl });
  await database.connect();
  try {
    return { lost: await lostOf(database, [...promised]), half: await halfOf(database, portal), stuck };
  } finally {
    await database.end();
  }
}

async function lostOf(database: Client, promised: readonly Promised[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string; version: number; signed: boolean }>(
    `select id, version, exists (select from contracts where request_id = requests.id and signed_at is not null) as signed
     from requests where id = any($1::uuid[])`,
    [promised.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return promised.flatMap(({ id, number, version, signed }) => {
    const row = found.get(id);
    if (!row) return [`${number} is gone`];
    if (row.version < version) return [`${number} was version ${version} and is ${row.version}`];
    return signed && !row.signed ? [`${number} was signed and is not`] : [];
  });
}

async function halfOf(database: Client, { databaseUrl }: Pick<Portal, 'databaseUrl'>): Promise<string[]> {
  const { rows } = await database.query<{ code: string; problem: string }>(
    `select code, 'its status is ' || status || ', its history ends with ' || coalesce(last.to, 'nothing') as problem
       from requests left join lateral (
         select "to" from request_history where request_id = requests.id order by position desc limit 1) last on true
       where last.to is distinct from requests.status
     union all
     select code, 'signed, without an invoice' from requests
       where exists (select from contracts where request_id = requests.id and signed_at is not null)
         and not exists (select from tax_documents where request_id = requests.id)`,
  );
  const db = connectDatabase(databaseUrl);
  try {
    const { differences } = await reconcile(db);
    const money = differences.map(({ rule, subject }) => `${subject}: ${rule}`);
    return [...rows.map(({ code, problem }) => `${code}: ${problem}`), ...money];
  } finally {
    await db.$client.end();
  }
}

/** Longer than the time until another process takes over a dead process's jobs. */
const patienceMs = 150_000;

/** Returns the jobs left in the queue once it makes no more progress; on a busy machine renderings take their time. */
async function waitForJobs(connectionString: string): Promise<string[]> {
  const database = new Client({ connectionString });
  await database.connect();
  let [fewest, fewestAt] = [Number.POSITIVE_INFINITY, performance.now()];
  try {
    for (;;) {
      const { rows } = await database.query<{ owed: string }>(
        `select task_identifier || ', attempt ' || attempts || coalesce(': ' || last_error, '') as owed
           from graphile_worker.jobs where run_at < now() + interval '15 minutes'`,
      );
      if (rows.length < fewest) [fewest, fewestAt] = [rows.length, performance.now()];
      if (rows.length === 0 || performance.now() - fewestAt > patienceMs) return rows.map(({ owed }) => owed);
      await pause(200);
    }
  } finally {
    await database.end();
  }
}
