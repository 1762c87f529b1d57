import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobPools } from 'sijil/server/db/schema/system';
import { addJob } from 'sijil/server/jobs/addJob';
import { runJobs } from 'sijil/server/jobs/runJobs';
import { startWorker } from 'sijil/server/jobs/startWorker';
import { jobs } from '../../server/wiring/jobs/jobs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

async function until(held: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await held())) {
    if (performance.now() - begun > 30_000) throw new Error('it did not come about in 30 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('the queue resumes after the database failed while finished jobs were being deleted', async () => {
  const { db } = test.api;
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);
  const worker = await startWorker(test.api, jobs);
  const pools = async () => (await db.select().from(jobPools)).map(({ poolId }) => poolId);
  const [first] = await pools();
  try {
    // Deleting finished jobs fails, as it does while the database is down.
    await db.execute(sql`create function graphile_worker.refuse() returns trigger language plpgsql
      as $$ begin raise exception 'the database is away'; end $$`);
    await db.execute(sql`create trigger refuse before delete on graphile_worker._private_jobs
      for each row execute function graphile_worker.refuse()`);
    // A job ends after another could not be deleted: the queue's own runner then waits for both, and never ends.
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table exports in access exclusive mode`);
      await addJob(db, 'expireExports', {});
      await addJob(db, 'deliverMail', { id: randomUUID() });
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
    await until(async () => (await pools()).some((poolId) => poolId !== first));
    await db.execute(sql`drop trigger refuse on graphile_worker._private_jobs`);
    await until(async () => (await db.execute(sql`select from graphile_worker.jobs`)).rowCount === 0);
    expect(await pools()).not.toContain(first);
    expect(unheard).toEqual([]);
  } finally {
    process.off('unhandledRejection', hear);
    await worker.stop();
  }
  expect(await pools()).toEqual([]);
}, 60_000);

it('a worker that is stopped while its runner starts anew leaves none running', async () => {
  const { db } = test.api;
  const waits = async (query: string) => {
    const { rowCount } = await db.execute(sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and query ilike ${query}`);
    return rowCount === 1;
  };
  const worker = await startWorker(test.api, jobs);
  await db.execute(sql`create trigger refuse before delete on graphile_worker._private_jobs
    for each row execute function graphile_worker.refuse()`);
  await addJob(db, 'deliverMail', { id: randomUUID() });
  let stopped: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await until(() => Promise.resolve(!worker.runs()));
    await tx.execute(sql`lock table ${jobPools} in exclusive mode`);
    await until(() => waits('delete%job_pools%'));
    stopped = worker.stop();
  });
  await stopped;
  const listening = await db.execute(sql`select from pg_stat_activity where query like 'LISTEN "jobs:insert"%'
    and datname = current_database()`);
  expect(listening.rowCount).toBe(0);
  await db.execute(sql`drop trigger refuse on graphile_worker._private_jobs`);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
}, 60_000);

it('runJobs also runs jobs that a job adds to its queue', async () => {
  let rounds = 0;
  const next = () => addJob(test.api.db, 'runAutomations', {}, { key: 'next', queue: 'one at a time' });
  const tasks = {
    ...jobs.tasks,
    runAutomations: async () => {
      rounds += 1;
      if (rounds < 20) await next();
    },
  };
  await next();
  await runJobs(test.api, { tasks });
  expect(rounds).toBe(20);
});

it('runJobs returns only after each job’s outcome is stored', async () => {
  const { db } = test.api;
  await db.execute(sql`create function graphile_worker.write_slowly() returns trigger language plpgsql
    as $$ begin perform pg_sleep(0.5); return new; end $$`);
  await db.execute(sql`create trigger write_slowly before update on graphile_worker._private_jobs
    for each row when (new.last_error is not null) execute function graphile_worker.write_slowly()`);
  const fail = () => Promise.reject(new Error('it cannot be done'));
  await addJob(db, 'expireExports', {});
  await runJobs(test.api, { tasks: { ...jobs.tasks, expireExports: fail } });
  const { rows } = await db.execute(sql`select last_error is not null as failed from graphile_worker.jobs`);
  expect(rows).toEqual([{ failed: true }]);
  await db.execute(sql`drop trigger write_slowly on graphile_worker._private_jobs`);
});
