import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import type { TaskName } from 'sijil/schema/application';

interface JobOptions {
  /** Key of the job: it replaces a waiting job with the same key. */
  readonly key?: string;
  /** Delay by the database's clock, so that every process agrees when the job is due. */
  readonly delaySeconds?: number;
  /** Queue of the job: jobs of one queue run one after the other, across all processes. */
  readonly queue?: string;
}

type Payload = Readonly<Record<string, string | number>>;

/** Queues a job in the caller's transaction: it runs if and only if the transaction commits. */
export async function addJob(
  tx: Queryable,
  task: TaskName,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`select ${jobSql(task, payload, options)}`);
}

/** The same as an SQL expression, for a statement that queues what it has written. */
export function jobSql(
  task: TaskName,
  payload: Payload,
  { key, queue, delaySeconds = 0 }: JobOptions = {},
): SQL {
  return sql`graphile_worker.add_job(
      ${task},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null}::text,
      run_at => now() + make_interval(secs => ${delaySeconds}),
      max_attempts => 8,
      job_key => ${key ?? null}::text
    )`;
}
