import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CronItemOptions,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { queueConnections } from '../db/connect';
import { followLatestDesign } from '../db/followDesign';
import type { AppContext } from '../http/appContext';
import { withoutSecrets } from '../log/withoutSecrets';
import { forgetPool, freeJobsOf, freeJobsOfTheDead, sendHeartbeat, workerLogger } from './jobPools';
import type { TaskName } from 'sijil/schema/application';

const beatMs = 2_000;
/** Heartbeats after which a silent process counts as dead: every live one has reported by then. */
const beatsBeforeLook = 5;

/**
 * Sends a heartbeat every two seconds, and frees the jobs of dead processes. A process that was cut off from the database itself
 * waits for some heartbeats first: until then all others seem dead too.
 * @returns stops it
 */
function watchPools(api: Pick<AppContext, 'db' | 'app'>, poolId: () => string | undefined): () => void {
  let beats = 0;
  const beat = async () => {
    const own = poolId();
    if (own === undefined) return;
    try {
      await sendHeartbeat(api.db, own);
      beats += 1;
      if (beats < beatsBeforeLook) return;
      const freed = await freeJobsOfTheDead(api.db);
      if (freed > 0) api.app.log.warn({ freed }, 'jobs of a process that ended were freed');
    } catch (error) {
      beats = 0;
      api.app.log.warn({ err: error }, 'the job queue could not record that this process is alive');
    }
  };
  const timer = setInterval(() => void beat(), beatMs);
  timer.unref();
  return () => clearInterval(timer);
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** Time for running jobs to finish when their runner ends; longer than any rendering takes. */
const endingMs = 15_000;

/**
 * Outcomes of jobs are written in batches, without a delay. Only in this mode does a runner wait for these writes before it
 * ends, and end in order when one fails; a failed single write would be an unhandled rejection.
 */
export const jobPreset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

export type Job = (api: AppContext, payload: unknown) => Promise<void>;

/** Work of an application's queue. */
export interface Jobs {
  /** Each is idempotent: it may run more than once. */
  readonly tasks: Readonly<Record<TaskName, Job>>;
  readonly schedule: readonly Scheduled[];
}

/** A task that starts by itself. */
export interface Scheduled {
  readonly task: TaskName;
  /** Times in cron's notation (UTC). */
  readonly match: string;
  readonly options?: CronItemOptions;
}

export interface Worker {
  /** False from the end of a runner until the next one has started. */
  runs(): boolean;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
}

/**
 * Runs queued jobs and deadlines in this process; several processes share the queue without doing anything twice. The queue's
 * runner ends when it cannot write the outcome of a job (the database was lost meanwhile), or tries to: when a second outcome
 * cannot be written either, it waits for itself. In both cases another runner is started, under another name, and the jobs that
 * the former one had locked are freed.
 * @throws when the queue cannot be reached at the start
 */
export async function startWorker(api: AppContext, jobs: Jobs): Promise<Worker> {
  const { db } = api;
  await freeJobsOfTheDead(db, { alone: api.config.databaseUrl === undefined });
  const ended = new AbortController();
  const { pool, close } = queueConnections(db, concurrencyOf(api));
  const queue = { api, jobs, pool };
  let current = await startRunner(queue);
  let isRunning = true;
  const stopBeating = watchPools(api, () => current.poolId);

  const keepRunning = async () => {
    let waitMs = firstPauseMs;
    while (!ended.signal.aborted) {
      const begun = performance.now();
      const reason = await current.ended;
      isRunning = false;
      if (ended.signal.aborted) return;
      waitMs =
        performance.now() - begun > longestPauseMs ? firstPauseMs : Math.min(longestPauseMs, waitMs * 2);
      api.app.log.error({ reason, waitMs }, 'the job queue ended: it is started anew');
      const next = await restart(queue, current.poolId, waitMs, ended.signal);
      if (!next) return;
      current = next;
      // A runner that started while the worker was being stopped is not the one that was asked to end.
      if (ended.signal.aborted) return await current.runner.stop();
      isRunning = true;
    }
  };
  const keeping = keepRunning();
  return {
    runs: () => isRunning,
    async stop() {
      ended.abort();
      stopBeating();
      await current.runner.stop().catch(() => undefined);
      await keeping;
      await forgetPool(db, current.poolId);
      await close();
    },
  };
}

const concurrencyOf = ({ config }: AppContext) => config.jobConcurrency ?? 2;

interface RunningPool {
  readonly runner: Runner;
  readonly poolId: string;
  /** Reason for which the runner ended, or was given up. */
  readonly ended: Promise<string>;
}

interface Queue {
  readonly api: AppContext;
  readonly jobs: Jobs;
  readonly pool: Pool;
}

async function restart(
  queue: Queue,
  formerPool: string,
  waitMs: number,
  signal: AbortSignal,
): Promise<RunningPool | null> {
  for (let wait = waitMs; ; wait = Math.min(longestPauseMs, wait * 2)) {
    await pause(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      await freeJobsOf(queue.api.db, [formerPool]);
      await forgetPool(queue.api.db, formerPool);
      return await startRunner(queue);
    } catch (error) {
      queue.api.app.log.error({ err: error }, 'the job queue could not be started');
    }
  }
}

async function startRunner({ api, jobs, pool }: Queue): Promise<RunningPool> {
  const events: WorkerEvents = new EventEmitter();
  let poolId = '';
  events.on('pool:create', ({ workerPool }) => (poolId = workerPool.id));
  const runner = await run({
    pgPool: pool,
    events,
    taskList: taskListOf(api, jobs.tasks),
    parsedCronItems: parseCronItems([...jobs.schedule]),
    concurrency: concurrencyOf(api),
    noHandleSignals: true,
    logger: workerLogger(api.app.log),
    preset: jobPreset,
  });
  const ended = Promise.race([
    runner.promise.then(
      () => 'it stopped',
      (error: unknown) => String(error),
    ),
    once(events, 'pool:gracefulShutdown').then(async () => {
      await pause(endingMs, undefined, { ref: false });
      // Its schedule and workers are abandoned; they no longer write.
      void runner.kill().catch(() => undefined);
      return 'it did not come to its end';
    }),
  ]);
  try {
    await sendHeartbeat(api.db, poolId);
  } catch (error) {
    await runner.stop().catch(() => undefined);
    throw error;
  }
  return { runner, poolId, ended };
}

/** Tasks of the queue. The database stores the message of a failed job: it must not contain values of a statement. */
export function taskListOf(api: AppContext, tasks: Jobs['tasks']): TaskList {
  const perform = async (name: string, job: Job, payload: unknown) => {
    try {
      // A process without calls of people updates its design here.
      await followLatestDesign(api.db);
      await job(api, payload);
      api.metrics.countJob(name, 'done');
    } catch (error) {
      api.metrics.countJob(name, 'failed');
      throw withoutSecrets(error);
    }
  };
  return Object.fromEntries(
    Object.entries<Job>(tasks).map(([name, job]) => [
      name,
      (payload: unknown) => perform(name, job, payload),
    ]),
  );
}
