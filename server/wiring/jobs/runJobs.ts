import { runOnce } from 'graphile-worker';
import type { AppContext } from '#framework/server/http/appContext';
import { taskListOf } from './startWorker';
import { workerLogger } from '../../jobs/workerLogger';

/** Runs everything that is queued and due, and what that queues in turn, then returns: how tests wait for the worker. */
export async function runJobs(api: AppContext): Promise<void> {
  await runOnce({
    pgPool: api.db.$client,
    taskList: taskListOf(api),
    noHandleSignals: true,
    logger: workerLogger(api.app.log),
  });
}
