import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError, type DatabaseSettings } from 'sijil/server/config/serverConfig';
import { assertConnections } from 'sijil/server/db/connections';
import { connectDatabase } from 'sijil/server/db/connect';
import { startChangeFeed } from 'sijil/server/live/changeFeed';
import { startWorker } from 'sijil/server/jobs/startWorker';
import { addJob } from 'sijil/server/jobs/addJob';
import { migrateDatabase } from '../../server/db/migrate';
import { jobs } from '../../server/wiring/jobs/jobs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { hasPooler, type Pooler, startPooler } from '../support/pooler';
import { createReferenceDatabase } from '../support/referenceDatabase';
import type { TestDatabase } from '../support/testDatabase';

/** Calls the API as a signed-in user. */
async function send(test: TestApp, token: string, url: string, payload?: object) {
  const answer = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<{ id: string }>() };
}

const endOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

const preparedOn = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  );
  await client.end();
  return rows[0]?.count;
};

describe('with prepared statements off', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(undefined, { DATABASE_PREPARE: 'off', DATABASE_POOL: '5' });
  });
  afterAll(() => test?.close());

  it('no connection has a prepared statement after lists, records, writes and jobs', async () => {
    const { db } = test.api;
    const { token } = await asRole(test, 'admin');
    const body = { descriptionAr: 'جنسية', descriptionEn: 'Nationality' };
    const made = await send(test, token, '/nationalities', body);
    expect(made.status).toBe(201);
    await Promise.all(
      ['/nationalities', '/nationalities?active=true', `/nationalities/${made.body.id}`, '/requests'].map(
        (url) => send(test, token, url),
      ),
    );
    await test.runJobs();
    const connections = await Promise.all(Array.from({ length: 5 }, () => db.$client.connect()));
    const prepared = await Promise.all(
      connections.map((one) => one.query('select name from pg_prepared_statements')),
    );
    for (const one of connections) one.release();
    expect(db.$client.totalCount).toBe(5);
    expect(prepared.flatMap(({ rows }) => rows as unknown[])).toEqual([]);
  });
});

describe.skipIf(!hasPooler)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: Pooler;
  beforeAll(async () => {
    database = await createReferenceDatabase();
    pooler = await startPooler(database.url);
  });
  afterAll(async () => {
    await pooler?.stop();
    await database?.drop();
  });

  /** Runs statements on PostgreSQL directly, without the pooler. */
  async function runDirectly(statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  /** Message with which the startup check refuses these settings; null if it accepts them. */
  async function refusal(url: string, settings: DatabaseSettings): Promise<string | null> {
    const db = connectDatabase(url, settings);
    try {
      await assertConnections(db);
      return null;
    } catch (error) {
      if (error instanceof ConfigurationError) return error.message;
      throw error;
    } finally {
      await db.$client.end();
    }
  }

  it('startup demands the direct URL, whether the pooler refuses or drops connection settings', async () => {
    expect(await refusal(pooler.url, {})).toMatch(/DATABASE_DIRECT_URL.*\n.*Set DATABASE_DIRECT_URL/);
    const silent = await startPooler(database.url, ['ignore_startup_parameters = options']);
    expect(await refusal(silent.url, {})).toContain('Set DATABASE_DIRECT_URL');
    await silent.stop();
    expect(await refusal(database.url, {})).toBeNull();
  });

  it('startup names the role settings to run, and then demands prepared statements off', async () => {
    const settings = { directUrl: database.url };
    const message = await refusal(pooler.url, settings);
    const statements = message?.match(/ALTER ROLE .*;/g) ?? [];
    expect(statements.map((statement) => /SET (\w+)/.exec(statement)?.[1])).toEqual(
      expect.arrayContaining(['statement_timeout', 'idle_in_transaction_session_timeout']),
    );
    // Connections that the pooler opened before do not have them.
    await runDirectly([...statements, endOthers]);
    expect(await refusal(pooler.url, settings)).toContain('DATABASE_PREPARE=off');
    expect(await refusal(pooler.url, { ...settings, prepare: false })).toBeNull();
  });

  describe('with the demanded settings', () => {
    let test: TestApp;
    beforeAll(async () => {
      await migrateDatabase(database.url);
      // The startup check has left a prepared statement on a connection of the pooler.
      await runDirectly([endOthers]);
      test = await buildTestApp(
        undefined,
        { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, DATABASE_PREPARE: 'off' },
        { ...database, drop: () => Promise.resolve() },
      );
    });
    afterAll(() => test?.close());
    const ends: (() => unknown)[] = [];
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });

    it('three hundred concurrent calls, a fifth of them writes, all succeed', async () => {
      const { token } = await asRole(test, 'admin');
      const calls = Array.from({ length: 300 }, (_, index) =>
        index % 5 === 0
          ? send(test, token, '/nationalities', {
              descriptionAr: `جنسية ${index}`,
              descriptionEn: `Nationality ${index}`,
            })
          : send(test, token, index % 2 === 0 ? '/nationalities?_end=5' : '/requests?_end=5'),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(60);
      expect(statuses.filter((status) => status === 200)).toHaveLength(240);
      expect(await preparedOn(pooler.url)).toBe(0);
    });

    it('a change is received over the direct URL', async () => {
      const heard: string[] = [];
      const feed = startChangeFeed(test.api, async ({ changes }) => {
        heard.push(...(changes ?? []).map(({ resource }) => resource));
      });
      ends.push(() => feed.stop());
      await feed.now();
      const { token } = await asRole(test, 'admin');
      await send(test, token, '/nationalities', { descriptionAr: 'سويسري', descriptionEn: 'Swiss' });
      await expect.poll(() => heard, { timeout: 5_000 }).toContain('nationalities');
    });

    it('a job starts at once, because its queue listens over the direct URL', async () => {
      const worker = await startWorker(test.api, jobs);
      ends.push(() => worker.stop());
      const begun = performance.now();
      await addJob(test.api.db, 'expireExports', {});
      await expect
        .poll(async () => (await test.api.db.execute(sql`select from graphile_worker.jobs`)).rowCount, {
          timeout: 5_000,
          interval: 20,
        })
        .toBe(0);
      expect(performance.now() - begun).toBeLessThan(1_500);
    });
  });
});
