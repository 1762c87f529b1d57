import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import type { TaskName } from '#app/server/taskNames';

interface JobOptions {
  /** A waiting job with the same key is replaced, not joined by a second one. */
  readonly key?: string;
  /** By the database's clock, so that every process agrees when it is due. */
  readonly delaySeconds?: number;
}

/** Queues a job in the caller's transaction: it runs if and only if the transaction commits. */
export async function addJob(
  tx: Queryable,
  task: TaskName,
  payload: Readonly<Record<string, string | number>>,
  { key, delaySeconds = 0 }: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task},
      payload => ${JSON.stringify(payload)}::json,
      run_at => now() + make_interval(secs => ${delaySeconds}),
      max_attempts => 8,
      job_key => ${key ?? null}::text
    )`);
}
