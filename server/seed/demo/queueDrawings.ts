import { inArray, sql } from 'drizzle-orm';
import type { TaskName } from '../../jobs/taskNames';
import type { Transaction } from '../../db/connect';

export interface Drawing {
  readonly task: TaskName;
  readonly payload: Readonly<Record<string, string>>;
}

/** Between two drawings: a first start must not keep its first visitors waiting behind a hundred documents. */
const secondsApart = 0.8;

/**
 * Has documents drawn once the portal runs, in the order given, all queued in one statement, in place of what was queued
 * for them when they were issued. The first can begin at once.
 */
export async function queueDrawings(tx: Transaction, drawings: readonly Drawing[]): Promise<void> {
  const jobs = drawings.map(({ task, payload }, place) => ({ task, payload, delay: place * secondsApart }));
  const names = [...new Set(drawings.map(({ task }) => task))];
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id))
    from graphile_worker.jobs where ${inArray(sql`task_identifier`, names)}`);
  await tx.execute(sql`
    select graphile_worker.add_job(
      job.task,
      payload => job.payload,
      run_at => now() + make_interval(secs => job.delay),
      max_attempts => 8)
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job(task text, payload json, delay float8)`);
}
