import { parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type { Api } from '../api';
import { taskNames } from './taskNames';
import { tasks } from './tasks';
import { workerLogger } from './workerLogger';

/** The deadlines are looked at every quarter of an hour; a missed one is made up for at the next. */
const everyQuarter = '*/15 * * * *';

/** Runs queued jobs and deadlines in this process; several processes share the queue without doing anything twice. */
export function startWorker(api: Api): Promise<Runner> {
  return run({
    pgPool: api.db.$client,
    taskList: taskListOf(api),
    parsedCronItems: parseCronItems([
      { task: 'autoComplete', match: everyQuarter },
      { task: 'expireCorrections', match: everyQuarter },
    ]),
    concurrency: 2,
    noHandleSignals: true,
    logger: workerLogger(api.app.log),
  });
}

export function taskListOf(api: Api): TaskList {
  return Object.fromEntries(taskNames.map((name) => [name, (payload: unknown) => tasks[name](api, payload)]));
}
