import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { addJob } from 'sijil/server/jobs/addJob';
import { prepareMonths } from 'sijil/server/jobs/prepareMonths';
import { serveMetrics } from 'sijil/server/metrics';
import { notifications } from '../../server/db/schema/messages';
import { readConfig } from '../../server/config/readConfig';
import { buildOrdersFixture, type OrdersFixture, sunday } from '../api/ordersFixture';
import { call } from '../support/call';

let fixture: OrdersFixture;
let served: Awaited<ReturnType<typeof serveMetrics>>;
const address = (path = '/metrics') => `http://127.0.0.1:${served.port}${path}`;

beforeAll(async () => {
  fixture = await buildOrdersFixture();
  served = await serveMetrics(fixture.test.api.metrics, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served?.stop();
  await fixture?.test.close();
});

const read = async () => (await fetch(address())).text();
/** Value of a line such as `portal_jobs{state="due"}`; undefined where there is none. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('metrics', () => {
  it('count calls by operation and status, with their duration', async () => {
    const { test, client } = fixture;
    await call(test, 'auth.login', { body: { email: 'nobody@a.sa', password: 'wrong' } });
    for (let times = 0; times < 3; times += 1) await call(test, 'session.get', { token: client.token });
    expect(await valueOf('portal_calls_total{operation="session.get",status="200"}')).toBe(3);
    expect(await valueOf('portal_calls_total{operation="auth.login",status="401"}')).toBe(1);
    expect(await valueOf('portal_call_duration_seconds_count{operation="session.get"}')).toBe(3);
    const seconds = await valueOf('portal_call_duration_seconds_sum{operation="session.get"}');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(10);
  });

  it('show queued jobs, the age of the oldest due job, failed jobs and runs by outcome', async () => {
    const { api } = fixture.test;
    await fixture.test.runJobs();
    await addJob(api.db, 'expireExports', {});
    await addJob(api.db, 'expireExports', {}, { delaySeconds: 3600 });
    await addJob(api.db, 'drawContract', { contractId: 'none' });
    await api.db.execute(sql`update graphile_worker._private_jobs set run_at = now() - interval '90 seconds'
      where run_at <= now()`);
    expect(await valueOf('portal_jobs{state="due"}')).toBe(2);
    expect(await valueOf('portal_jobs{state="later"}')).toBe(1);
    expect(await valueOf('portal_jobs{state="failed"}')).toBe(0);
    expect(await valueOf('portal_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
    await api.db.execute(sql`update graphile_worker._private_jobs set max_attempts = 1`);
    await fixture.test.runJobs();
    expect(await valueOf('portal_jobs{state="failed"}')).toBe(1);
    expect(await valueOf('portal_jobs{state="due"}')).toBe(0);
    expect(await valueOf('portal_jobs_oldest_due_seconds')).toBe(0);
    expect(await valueOf('portal_jobs_total{task="expireExports",outcome="done"}')).toBe(1);
    expect(await valueOf('portal_jobs_total{task="drawContract",outcome="failed"}')).toBe(1);
  });

  it('show rows dated after the prepared months, as a wrong clock writes them', async () => {
    const { api } = fixture.test;
    const line = 'portal_rows_past_months{table="notifications"}';
    expect(await valueOf(line)).toBe(0);
    await addJob(api.db, 'makeMonths', {});
    await fixture.test.runJobs();
    await api.db.insert(notifications).values({
      userId: fixture.client.id,
      kind: 'test',
      createdAt: new Date(api.clock().getTime() + 200 * 86_400_000),
    });
    expect(await valueOf(line)).toBe(1);
    expect(await valueOf('portal_rows_past_months{table="audit_entries"}')).toBe(0);
    const warn = vi.spyOn(api.app.log, 'warn').mockReturnValue(undefined);
    await prepareMonths(api);
    expect(warn.mock.calls).toEqual([
      [{ late: [{ table: 'notifications', rows: 1 }] }, expect.stringContaining('clock')],
    ]);
    warn.mockRestore();
  });

  it('show the age of the oldest pending payment', async () => {
    const { setNow } = fixture.test;
    expect(await valueOf('portal_payments_oldest_open_seconds{method="bank_transfer"}')).toBe(0);
    const line = 'portal_payments_oldest_open_seconds{method="bank_transfer"}';
    await openTransfer(sunday);
    setNow(new Date(sunday.getTime() + 3_600_000));
    expect(await valueOf(line)).toBe(3600);
  });

  it('contain the version of the release', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await valueOf(`portal_build_info{version="${version}"}`)).toBe(1);
  });

  it('are served at one path of a separate port, and continue while the database is silent', async () => {
    expect((await fetch(address('/'))).status).toBe(404);
    expect((await fixture.test.app.inject('/metrics')).body).not.toContain('portal_calls_total');
    const { api } = fixture.test;
    const execute = api.db.execute.bind(api.db);
    Object.assign(api.db, { execute: () => Promise.reject(new Error('no connection')) });
    const text = await read();
    Object.assign(api.db, { execute });
    expect(text).toContain('portal_calls_total{');
    expect(text).not.toContain('portal_jobs{');
  });

  it('refuse a port that is in use or is the portal’s, naming the setting', async () => {
    const twice = serveMetrics(fixture.test.api.metrics, { host: '127.0.0.1', port: served.port });
    await expect(twice).rejects.toBeInstanceOf(ConfigurationError);
    expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow('METRICS_PORT');
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readConfig({}).metrics).toBeUndefined();
  });
});

/** Inserts a bank transfer that has waited for finance since a moment. */
async function openTransfer(createdAt: Date): Promise<void> {
  const { db } = fixture.test.api;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into payments (request_id, instalment_id, client_id, method, status, amount, created_by_id, created_at)
      values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'bank_transfer', 'awaiting', 100, gen_random_uuid(), ${createdAt.toISOString()})`);
  });
}

describe('the Prometheus alerts and the Grafana dashboard', () => {
  const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
  const board = readFileSync('deploy/grafana/portal.json', 'utf8');
  const namesIn = (text: string) => [...new Set(text.match(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g) ?? [])];

  it.each([
    ['alerts', alerts],
    ['board', board],
  ])('the metrics of the %s all exist', async (_, text) => {
    const { test, client } = fixture;
    await call(test, 'session.get', { token: client.token });
    // Metrics of a replica have values only where there is a replica.
    const lines = (await read()).split('\n');
    const there = new Set(lines.map((line) => /^(?:# TYPE )?(\w+)/.exec(line)?.[1]));
    const named = namesIn(text);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('the dashboard is JSON, and each panel queries a metric', () => {
    const { panels } = JSON.parse(board) as { panels: { title: string; targets: { expr: string }[] }[] };
    expect(panels.filter(({ targets }) => namesIn(targets[0]?.expr ?? '').length === 0)).toEqual([]);
  });
});
