import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from 'sijil/server/db/schema/users';
import { queuedJobs } from 'sijil/server/resources/frameworkTables';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  token = (await asRole(test, 'admin')).token;
});
afterAll(() => test.close());

interface Job {
  readonly id: string;
  readonly name: { readonly ar: string; readonly en: string };
  readonly status: string;
  readonly attempts: number;
  readonly lastError: { readonly ar: string; readonly en: string } | null;
}

async function list(query: string, role: Parameters<typeof asRole>[1] = 'admin') {
  const as = role === 'admin' ? token : (await asRole(test, role)).token;
  const answer = await test.app.inject({
    url: `/api/v1/jobs?${query}`,
    headers: { authorization: `Bearer ${as}` },
  });
  return { status: answer.statusCode, rows: answer.json<Job[]>() };
}

/** Inserts a job in a state that only the queue itself produces. */
async function queue(task: string, changes = sql`attempts = 0`): Promise<string> {
  const { db } = test.api;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from graphile_worker.add_job(${task}, '{"id": "secret@payload.sa"}'::json, max_attempts => 3)`,
  );
  const number = Number(rows[0]?.id);
  await db.execute(sql`update graphile_worker._private_jobs set ${changes} where id = ${number}`);
  return `00000000-0000-8000-8000-${number.toString(16).padStart(12, '0')}`;
}

const failed = sql`attempts = 3, last_error = ${'550 mailbox salem@client.sa of +966501234567 is unknown\nat line 3'}`;
const jobOf = async (id: string) =>
  (await test.api.db.select().from(queuedJobs).where(eq(queuedJobs.id, id)))[0];
const changesOf = async (id: string) =>
  (
    await test.api.db
      .select({ changes: auditEntries.changes })
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'queuedJobs'), eq(auditEntries.recordId, id)))
  ).map(({ changes }) => changes);

describe('the list of queued jobs', () => {
  it('shows running, due, later and failed jobs, with emails and phone numbers masked in errors', async () => {
    await queue('sendRefund', sql`locked_at = now(), locked_by = 'a process'`);
    await queue('drawContract');
    await queue('drawSticker');
    await queue('remindPayments', sql`run_at = now() + interval '1 day'`);
    const id = await queue('deliverMail', failed);
    const { status, rows } = await list('_start=0&_end=20&_sort=runAt&_order=desc');
    expect(status).toBe(200);
    expect(Object.fromEntries(rows.map((job) => [job.name.en, job.status]))).toEqual({
      'Send payment reminders': 'later',
      'Send a refund': 'running',
      'Generate the contract PDF': 'due',
      'Send an email': 'failed',
      // Job of an older version of the portal.
      drawSticker: 'due',
    });
    expect(rows.find((job) => job.id === id)).toMatchObject({
      attempts: 3,
      lastError: { ar: '550 mailbox … of … is unknown', en: '550 mailbox … of … is unknown' },
    });
    expect(JSON.stringify(rows)).not.toContain('payload');
    expect((await list('_start=0&_end=20&status=failed')).rows.map((job) => job.id)).toEqual([id]);
  });

  it.each(['admin_operation', 'admin_finance', 'supervisor', 'client'] as const)(
    'is refused to a %s',
    async (role) => {
      expect((await list('_start=0&_end=20', role)).status).toBe(403);
    },
  );
});

describe('a failed job', () => {
  it('can be run again with all its attempts, which is audited', async () => {
    const id = await queue('expireExports', failed);
    expect((await call(test, 'queuedJobs.runNow', { token, params: { id } })).status).toBe(200);
    expect(await jobOf(id)).toMatchObject({ status: 'due', attempts: 0 });
    expect(await changesOf(id)).toEqual([{ status: { from: 'failed', to: 'due' } }]);
    await test.runJobs();
    expect(await jobOf(id)).toBeUndefined();
    expect((await call(test, 'queuedJobs.runNow', { token, params: { id } })).status).toBe(404);
  });
});

describe('a queued job', () => {
  it('that an admin gives up is listed as failed with that reason, and does not run', async () => {
    const id = await queue('forgetLiveEvents');
    expect((await call(test, 'queuedJobs.giveUp', { token, params: { id } })).status).toBe(200);
    await test.runJobs();
    expect(await jobOf(id)).toMatchObject({
      status: 'failed',
      lastError: { ar: 'أوقفها أحد المسؤولين', en: 'Stopped by an admin' },
    });
    expect(await changesOf(id)).toEqual([{ status: { from: 'due', to: 'failed' } }]);
  });

  it('that is running can be neither restarted nor given up', async () => {
    const id = await queue('sendRefund', sql`locked_at = now(), locked_by = 'a process'`);
    for (const operation of ['queuedJobs.runNow', 'queuedJobs.giveUp'] as const)
      expect(await call(test, operation, { token, params: { id } })).toMatchObject({
        status: 409,
        body: { code: 'job_running' },
      });
    expect(await changesOf(id)).toEqual([]);
  });

  it('cannot be given up by operations', async () => {
    const id = await queue('forgetLiveEvents');
    const { token: other } = await asRole(test, 'admin_operation');
    expect((await call(test, 'queuedJobs.giveUp', { token: other, params: { id } })).status).toBe(403);
  });
});
