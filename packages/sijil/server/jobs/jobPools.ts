import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { jobPools } from '../db/schema/system';
import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';
import { loggedError, withoutParameters } from '../log/withoutSecrets';

/** Silence after which a process counts as dead. It may miss four heartbeats before that. */
const deadAfter = sql`interval '10 seconds'`;

/** Records that the holder of jobs under this name is alive. */
export async function sendHeartbeat(db: Queryable, poolId: string): Promise<void> {
  await db
    .insert(jobPools)
    .values({ poolId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: jobPools.poolId, set: { seenAt: sql`now()` } });
}

/**
 * Frees the jobs that dead processes had locked, so that another one runs them; the queue itself would wait four hours.
 * `alone`: no other process can be running on this database, so all locks belong to dead processes, however fresh.
 * An unlisted name gets the same time as a silent one: its process may be about to list itself.
 * @returns how many jobs were freed
 */
export async function freeJobsOfTheDead(db: Queryable, { alone = false } = {}): Promise<number> {
  const heldByDead = alone
    ? sql`locked_by is not null`
    : sql`locked_at < now() - ${deadAfter} and not exists (
        select from ${jobPools} where ${jobPools.poolId} = locked_by and ${jobPools.seenAt} > now() - ${deadAfter})`;
  const { rows } = await db.execute<{ locked_by: string }>(
    sql`select locked_by from graphile_worker.jobs where ${heldByDead}`,
  );
  const dead = [...new Set(rows.map((row) => row.locked_by))];
  if (dead.length > 0) await freeJobsOf(db, dead);
  await db.delete(jobPools).where(sql`${jobPools.seenAt} < now() - interval '1 day'`);
  return rows.length;
}

/** Frees the jobs of processes that have certainly ended. */
export async function freeJobsOf(db: Queryable, poolIds: readonly string[]): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param([...poolIds])}::text[])`);
}

/** Removes a process that ended in order. */
export async function forgetPool(db: Queryable, poolId: string): Promise<void> {
  await db.delete(jobPools).where(sql`${jobPools.poolId} = ${poolId}`);
}

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Logger of the worker in the portal's log: its routine messages a level quieter, and no parameters of a failed query. */
export function workerLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    log[levels[level]](error === undefined ? {} : { error: loggedError(error) }, withoutParameters(message));
  });
}
