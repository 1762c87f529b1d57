import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { jobPools } from 'sijil/server/db/schema/system';
import { addJob } from 'sijil/server/jobs/addJob';
import { freeJobsOfTheDead, sendHeartbeat } from 'sijil/server/jobs/jobPools';
import { runUntilLine } from '../support/runUntil';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
});
afterEach(async () => {
  await db.$client.end();
  await database.drop();
});

/** Starts a process that takes a job; `kill` ends it like a crash. */
async function processWithJob() {
  await addJob(db, 'deliverMail', { id: '3f0e8a52-7a5e-4a3e-9b1e-5b1f0f6f2a11' });
  const { line: poolId, child } = await runUntilLine('tests/support/holdJob.ts', [database.url]);
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { poolId, kill };
}

async function holders(): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ locked_by: string | null }>(
    sql`select locked_by from graphile_worker.jobs`,
  );
  return rows.map((row) => row.locked_by);
}

/** Moves lock and heartbeat times into the past. */
async function letPass(seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`;
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = locked_at - ${ago}`);
  await db.update(jobPools).set({ seenAt: sql`${jobPools.seenAt} - ${ago}` });
}

describe('the job of a killed process', () => {
  it('is released at once when that process was the only one', async () => {
    const { poolId, kill } = await processWithJob();
    await sendHeartbeat(db, poolId);
    await kill();
    expect(await holders()).toEqual([poolId]);
    expect(await freeJobsOfTheDead(db, { alone: true })).toBe(1);
    expect(await holders()).toEqual([null]);
  });

  it('is released after ten seconds when other processes use the database', async () => {
    const { poolId, kill } = await processWithJob();
    await sendHeartbeat(db, poolId);
    await kill();
    expect(await freeJobsOfTheDead(db)).toBe(0);
    await letPass(11);
    expect(await freeJobsOfTheDead(db)).toBe(1);
    expect(await holders()).toEqual([null]);
  });

  it('stays locked while its process is alive, and at first when it has no heartbeat yet', async () => {
    const { poolId, kill } = await processWithJob();
    try {
      expect(await freeJobsOfTheDead(db)).toBe(0);
      await sendHeartbeat(db, poolId);
      await letPass(3600);
      await sendHeartbeat(db, poolId);
      expect(await freeJobsOfTheDead(db)).toBe(0);
      expect(await holders()).toEqual([poolId]);
    } finally {
      await kill();
    }
  });

  it('is released even when its process never sent a heartbeat', async () => {
    const { poolId, kill } = await processWithJob();
    await kill();
    await letPass(11);
    expect(await db.select().from(jobPools).where(eq(jobPools.poolId, poolId))).toEqual([]);
    expect(await freeJobsOfTheDead(db)).toBe(1);
  });
});
