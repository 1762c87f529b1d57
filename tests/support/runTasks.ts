import { runOnce } from 'graphile-worker';
import { workerLogger } from 'sijil/server/jobs/jobPools';
import { taskListOf } from 'sijil/server/jobs/startWorker';
import type { TaskName } from '#domain/jobs/taskLabels';
import { jobs } from '../../server/wiring/jobs/jobs';
import type { TestApp } from './buildTestApp';

/** Runs only the queued jobs of these names: a test about money need not wait until every invoice is rendered. */
export async function runTasks({ api }: TestApp, names: readonly TaskName[]): Promise<void> {
  const all = taskListOf(api, jobs.tasks);
  await runOnce({
    pgPool: api.db.$client,
    taskList: Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
    noHandleSignals: true,
    logger: workerLogger(api.app.log),
  });
}
