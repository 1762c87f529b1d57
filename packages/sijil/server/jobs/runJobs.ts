import { sql } from 'drizzle-orm';
import { runOnce } from 'graphile-worker';
import type { Database } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { jobPreset, type Jobs, taskListOf } from './startWorker';
import { workerLogger } from './jobPools';

/** Runs all queued and due jobs, with those that they queue, then returns: tests wait for the worker by it. */
export async function runJobs(api: AppContext, { tasks }: Pick<Jobs, 'tasks'>): Promise<void> {
  // One pass may leave a job whose queue was still locked by the job before it.
  do {
    await runOnce({
      pgPool: api.db.$client,
      taskList: taskListOf(api, tasks),
      noHandleSignals: true,
      noPreparedStatements: api.db.$settings.prepare === false,
      logger: workerLogger(api.app.log),
      preset: jobPreset,
    });
  } while (await isAnyDue(api.db, Object.keys(tasks)));
}

async function isAnyDue(db: Database, tasks: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select exists (
      select from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null
        and task_identifier = any(${sql.param([...tasks])}::text[])
    ) as due`);
  return rows[0]?.due === true;
}
