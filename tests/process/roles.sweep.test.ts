import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { addJob } from 'sijil/server/jobs/addJob';
import { ensureBuilt } from '../../scripts/ensureBuilt.mjs';
import { projectRoot } from '../support/folderTree';
import { createReferenceDatabase } from '../support/referenceDatabase';
import type { TestDatabase } from '../support/testDatabase';

/** Processes of the built portal that share a database. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'salama-roles-'));
const running: ChildProcess[] = [];
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  if (!ensureBuilt('server')) throw new Error('the server could not be built');
  database = await createReferenceDatabase();
  db = connectDatabase(database.url);
}, 120_000);
afterAll(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGTERM')));
  await db?.$client.end();
  await database?.drop();
  rmSync(dataDir, { recursive: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function start(role: 'web' | 'worker') {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ROLE: role,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SANDBOX: 'on',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.push(child);
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
  if (first !== 'ready') throw new Error(`${role} ended with ${String(first)}`);
  const ask = async (address: string) => {
    const answer = await fetch(url + address);
    return { status: answer.status, body: await answer.text() };
  };
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return { child, ask, metrics };
}

async function queued(): Promise<{ task_identifier: string; locked_by: string | null }[]> {
  const { rows } = await db.execute<{ task_identifier: string; locked_by: string | null }>(
    sql`select task_identifier, locked_by from graphile_worker.jobs where task_identifier = 'expireExports'`,
  );
  return rows;
}

async function untilQueue(holds: (jobs: Awaited<ReturnType<typeof queued>>) => boolean): Promise<number> {
  const begun = performance.now();
  while (!holds(await queued())) {
    if (performance.now() - begun > 30_000) throw new Error('the queue did not get there in 30 s');
    await pause(100);
  }
  return performance.now() - begun;
}

it('a web process serves calls and leaves jobs queued for a worker, which answers only health checks', async () => {
  const web = await start('web');
  expect(JSON.parse((await web.ask('/api/v1/health/ready')).body)).toMatchObject({
    status: 'ok',
    jobs: 'elsewhere',
  });
  // A drawing thread is already idle, so that the first order does not wait for one to start.
  expect(await web.metrics()).toMatch(/portal_drawing_threads\{state="idle"\} 1/);
  expect((await web.ask('/api/v1/session')).status).toBe(401);
  await addJob(db, 'expireExports', {});
  await pause(3000);
  expect(await queued()).toEqual([{ task_identifier: 'expireExports', locked_by: null }]);

  const worker = await start('worker');
  await untilQueue((jobs) => jobs.length === 0);
  expect(JSON.parse((await worker.ask('/api/v1/health/ready')).body)).toMatchObject({
    status: 'ok',
    jobs: 'running',
  });
  expect((await worker.ask('/api/v1/health/live')).status).toBe(200);
  for (const address of ['/api/v1/session', '/api/v1/branches', '/', '/api/v1/docs'])
    expect((await worker.ask(address)).status, address).toBe(404);
  await end(worker.child, 'SIGTERM');
  await end(web.child, 'SIGTERM');
}, 120_000);

it('the job of a killed worker is taken over by another worker within fifteen seconds', async () => {
  const first = await start('worker');
  const tookMs = await db.transaction(async (tx) => {
    // The job waits for this lock in the process that has taken it.
    await tx.execute(sql`lock table exports in access exclusive mode`);
    await addJob(db, 'expireExports', {});
    await untilQueue(([job]) => job?.locked_by != null);
    const [held] = await queued();
    await start('worker');
    await end(first.child, 'SIGKILL');
    return untilQueue(([job]) => job?.locked_by != null && job.locked_by !== held?.locked_by);
  });
  expect(tookMs).toBeLessThan(15_000);
  await untilQueue((jobs) => jobs.length === 0);
}, 120_000);
