import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationsFolder } from '../../server/db/migrate';
import { buildApp } from '../../server/application';
import { closeGently } from 'sijil/server/http/connections';
import { fromDatabaseError } from 'sijil/server/http/apiError';
import { createHealth } from 'sijil/server/system/health';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { tinyPng, upload } from '../support/upload';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

const codeOf = (error: object) => fromDatabaseError(error, 'en')?.code;

describe('a read-only database', () => {
  let reading: TestApp;
  beforeAll(async () => {
    reading = await buildTestApp();
  });
  afterAll(() => reading?.close());

  const person = () => asRole(reading, 'admin');
  /** Makes the database read-only for new connections, as an operator would, and ends the open ones. */
  const onlyReads = async (on: boolean) => {
    const client = new Client({ connectionString: reading.api.db.$client.options.connectionString });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const change = on ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only';
    await client.query(`begin read write; alter database "${rows[0]?.name}" ${change}; commit`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
  };

  it('serves reads, answers writes with 503 and Retry-After, and is reported by the health check', async () => {
    const { token } = await person();
    const headers = { authorization: `Bearer ${token}` };
    const write = () =>
      reading.app.inject({ method: 'POST', url: '/api/v1/nationalities', headers, payload: nationality });
    const nationality = { descriptionAr: 'جنسية', descriptionEn: 'Nationality' };
    await onlyReads(true);
    // Open connections are being closed, and a call may still use one.
    await vi.waitFor(async () => {
      const { statusCode } = await reading.app.inject({ url: '/api/v1/nationalities', headers });
      expect(statusCode).toBe(200);
    });
    const refused = await write();
    expect([
      refused.statusCode,
      refused.json<{ code: string }>().code,
      refused.headers['retry-after'],
    ]).toEqual([503, 'database_unavailable', '5']);
    const health = await reading.app.inject({ url: '/api/v1/health' });
    expect([health.statusCode, health.json<{ database: string }>().database]).toEqual([503, 'readonly']);
    await onlyReads(false);
    await vi.waitFor(async () => expect((await write()).statusCode).toBe(201));
    expect((await reading.app.inject({ url: '/api/v1/health' })).statusCode).toBe(200);
  });
});

describe('database and disk errors', () => {
  it.each([
    ['refused', { code: 'ECONNREFUSED' }, 'database_unavailable'],
    ['refused, as drizzle tells it', { cause: { code: 'ECONNREFUSED' } }, 'database_unavailable'],
    ['starting up', { code: '57P03' }, 'database_unavailable'],
    ['shut down by its administrator', { code: '57P01' }, 'database_unavailable'],
    ['out of connections', { code: '53300' }, 'database_unavailable'],
    [
      'closed to everybody',
      { code: '55000', message: 'database "portal" is not currently accepting connections' },
      'database_unavailable',
    ],
    ['under another password', { code: '28P01' }, 'database_unavailable'],
    ['lost while it worked', { message: 'Connection terminated unexpectedly' }, 'database_unavailable'],
    ['not answering', { message: 'Query read timeout' }, 'database_unavailable'],
    ['no connection free', { message: 'timeout exceeded when trying to connect' }, 'database_unavailable'],
    ['too slow', { code: '57014' }, 'unavailable'],
    ['only reading', { code: '25006' }, 'database_unavailable'],
    ['in a transaction that had failed', { code: '25P02' }, 'database_unavailable'],
    ['closed for being idle', { code: '57P05' }, 'database_unavailable'],
    ['lost behind a pooler', { message: 'server conn crashed?' }, 'database_unavailable'],
    ['deadlocked', { code: '40P01' }, 'unavailable'],
    ['out of space', { code: '53100' }, 'storage_full'],
    ['a full disk', { code: 'ENOSPC' }, 'storage_full'],
  ])('%s has its error code', (_, error, code) => {
    expect(codeOf(error)).toBe(code);
  });

  it('any other error has no error code', () => {
    expect(codeOf({ message: 'x is not a function' })).toBeUndefined();
    expect(codeOf({ code: '42601' })).toBeUndefined();
  });
});

describe('while the database does not answer', () => {
  it('every API call is refused at once with 503 and Retry-After, in the caller’s language', async () => {
    let answers = false;
    const { app } = await buildApp({ ...test.api, databaseAnswers: () => answers });
    const refused = await app.inject({ url: '/api/v1/settings', headers: { 'accept-language': 'ar' } });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({
      code: 'database_unavailable',
      message: expect.stringMatching(/[؀-ۿ]/),
    });
    answers = true;
    expect((await app.inject('/api/v1/settings')).statusCode).toBe(200);
    await app.close();
  });
});

const failing = (error: object) => () => Promise.reject(Object.assign(new Error('failed'), error));
const never = () => new Promise<never>(() => {});

interface Faults {
  readonly probe?: () => Promise<void>;
  readonly execute?: () => Promise<never>;
  readonly jobsRun?: () => boolean;
}

const checks = ({ probe, execute, jobsRun = () => true }: Faults = {}) =>
  createHealth(
    {
      storage: { ...test.api.storage, ...(probe && { probe }) },
      db: Object.assign(Object.create(test.api.db), execute && { execute }),
      jobsRun,
    },
    migrationsFolder,
  );

describe('the health check', () => {
  const health = (faults: Faults) => checks(faults).health();

  it('is public, and ok when database and storage are', async () => {
    const answer = await test.app.inject('/api/v1/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok', database: 'ok', storage: 'ok' });
  });

  it('distinguishes a full disk from a silent database', async () => {
    const full = await health({ probe: failing({ code: 'ENOSPC' }) });
    expect(full).toEqual({ status: 'degraded', database: 'ok', storage: 'full' });
    const gone = await health({ execute: failing({ code: 'ECONNREFUSED' }) });
    expect(gone).toEqual({ status: 'failing', database: 'silent', storage: 'ok' });
  });

  it('waits at most two seconds for each', async () => {
    const begun = performance.now();
    const found = await health({ probe: never, execute: never });
    expect(found).toEqual({ status: 'failing', database: 'silent', storage: 'failing' });
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});

describe('a process’s readiness', () => {
  const readiness = (faults?: Faults) => checks(faults).readiness();
  const ready = { status: 'ok', database: 'ok', migrations: 'ok', storage: 'ok', jobs: 'running' };

  it('is lost while the database is silent, but the process is alive', async () => {
    const { app } = await buildApp({
      ...test.api,
      db: Object.assign(Object.create(test.api.db), { execute: failing({ code: 'ECONNREFUSED' }) }),
      databaseAnswers: () => false,
    });
    const alive = await app.inject('/api/v1/health/live');
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
    const unready = await app.inject('/api/v1/health/ready');
    expect([unready.statusCode, unready.headers['retry-after']]).toEqual([503, '5']);
    expect(unready.json()).toMatchObject({ status: 'failing', database: 'silent', migrations: 'unknown' });
    await app.close();
  });

  it('is reached once each part is ready', async () => {
    expect(await readiness()).toEqual(ready);
  });

  it('is degraded, not lost, when jobs are stopped or the disk is full', async () => {
    expect(await readiness({ jobsRun: () => false })).toEqual({
      ...ready,
      status: 'degraded',
      jobs: 'stopped',
    });
    expect(await readiness({ probe: failing({ code: 'ENOSPC' }) })).toEqual({
      ...ready,
      status: 'degraded',
      storage: 'full',
    });
    expect(await readiness({ probe: failing({ code: 'EIO' }) })).toMatchObject({ status: 'failing' });
  });

  it('is degraded after a newer version’s migrations, and lost when migrations are missing', async () => {
    const { db } = test.api;
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${'f'.repeat(64)}, 1)`,
    );
    expect(await readiness()).toEqual({ ...ready, status: 'degraded', migrations: 'newer' });
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${'f'.repeat(64)}`);
    await db.execute(
      sql`create table newest as select * from drizzle.__drizzle_migrations order by id desc limit 1`,
    );
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id in (select id from newest)`);
    expect(await readiness()).toEqual({ ...ready, status: 'failing', migrations: 'missing' });
    await db.execute(sql`insert into drizzle.__drizzle_migrations select * from newest`);
    await db.execute(sql`drop table newest`);
    expect(await readiness()).toEqual(ready);
  });
});

describe('an upload for which the disk has no space', () => {
  it('is refused with 507 storage_full', async () => {
    const { token } = await asRole(test, 'client');
    const put = vi.spyOn(test.api.storage, 'put').mockImplementation(failing({ code: 'ENOSPC' }));
    const answer = await upload(test, token, { content: tinyPng, name: 'a.png' }, 'image');
    put.mockRestore();
    expect(answer).toMatchObject({ status: 507, body: { code: 'storage_full' } });
  });
});

/** Starts a second application on the same database that listens, with other timeouts for clients. */
async function listening(
  limits: Partial<Pick<Server, 'timeout' | 'requestTimeout' | 'headersTimeout'>>,
): Promise<{ app: FastifyInstance; port: number }> {
  const { app } = await buildApp(test.api);
  Object.assign(app.server, limits);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

describe('slow clients', () => {
  it('are limited by timeouts for headers, the entire request and silence', () => {
    const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = test.app.server;
    expect({ requestTimeout, headersTimeout, timeout, keepAliveTimeout }).toEqual({
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      timeout: 30_000,
      keepAliveTimeout: 10_000,
    });
  });
});

describe('a graceful stop', () => {
  const calling = 'GET /api/v1/settings HTTP/1.1\r\nHost: a\r\n\r\n';

  /** Sends a call that waits for a locked table, over a connection that can send another call. */
  async function slowCall(port: number) {
    const holder = await test.api.db.$client.connect();
    await holder.query('begin; lock table settings in access exclusive mode');
    const caller = connect(port, '127.0.0.1').on('error', () => undefined);
    const answered = text(caller);
    caller.write(calling);
    await vi.waitFor(async () => {
      const { rowCount } = await holder.query('select from pg_locks where not granted');
      expect(rowCount).toBe(1);
    });
    const letGo = async () => {
      await holder.query('rollback');
      holder.release();
    };
    return { caller, answered, letGo };
  }

  it('lets a running call finish, and answers a later one with 503 and Retry-After', async () => {
    const { app, port } = await listening({ timeout: 30_000 });
    const { caller, answered, letGo } = await slowCall(port);
    const stopped = closeGently(app, 5_000);
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
    caller.write(calling);
    await letGo();
    await stopped;
    const [first, second] = (await answered).split(/(?=HTTP\/1\.1 503)/);
    expect(first).toMatch(/^HTTP\/1\.1 200/);
    expect(second).toMatch(/retry-after: 5\r\n[\s\S]*"code":"unavailable"/i);
  });

  it('cuts off a call whose query exceeds the grace period', async () => {
    const { app, port } = await listening({ timeout: 30_000 });
    const { answered, letGo } = await slowCall(port);
    const begun = performance.now();
    await closeGently(app, 200);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(await answered).toBe('');
    await letGo();
  });
});
