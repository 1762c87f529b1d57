import { runOnce } from 'graphile-worker';
import type { AppContext } from '../http/appContext';
import { type Jobs, taskListOf } from './startWorker';
import { workerLogger } from './workerLogger';

/** Runs everything that is queued and due, and what that queues in turn, then returns: how tests wait for the worker. */
export async function runJobs(api: AppContext, { tasks }: Pick<Jobs, 'tasks'>): Promise<void> {
  await runOnce({
    pgPool: api.db.$client,
    taskList: taskListOf(api, tasks),
    noHandleSignals: true,
    noPreparedStatements: api.db.$settings.prepare === false,
    logger: workerLogger(api.app.log),
  });
}
