import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { Replica } from 'sijil/server/db/replica/replica';
import { insertExport } from 'sijil/server/exports/exports';
import { runExport } from 'sijil/server/exports/runExport';
import { migrateDatabase } from '../../server/db/migrate';
import { seedReference } from '../../server/seed/seedReference';
import { hasOutsidePostgres, OutsidePostgres } from '../faults/outsidePostgres';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

/** Later than every row of the seed. */
const now = new Date('2026-12-01T07:00:00Z');
let primary: OutsidePostgres;
let standby: OutsidePostgres;
let test: TestApp;
let token: string;

describe.skipIf(!hasOutsidePostgres)('with a streaming replica', () => {
  beforeAll(async () => {
    primary = await OutsidePostgres.begin();
    await migrateDatabase(primary.url);
    const db = connectDatabase(primary.url);
    await seedReference({ db, clock: () => now });
    await db.$client.end();
    standby = await primary.standby();
    test = await buildTestApp(
      now,
      { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url },
      { url: primary.url, drop: () => Promise.resolve() },
    );
    ({ token } = await asRole(test, 'admin'));
  });
  afterAll(async () => {
    await test?.close();
    await standby?.throwAway();
    await primary?.throwAway();
  });

  const replica = (): Replica => {
    const { replica: followed } = test.api;
    if (!followed) throw new Error('the portal follows no replica');
    return followed;
  };
  const stateBecomes = (state: Replica['state'], timeout: number) =>
    expect.poll(() => replica().state, { timeout, interval: 50 }).toBe(state);
  /** Waits until reads go to the replica. */
  const used = () =>
    expect
      .poll(async () => (await replica().choose()) === test.api.db, { timeout: 15_000, interval: 50 })
      .toBe(false);

  async function send(url: string, payload?: object) {
    const answer = await test.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, text: answer.body };
  }
  let written = 0;
  /** Creates a record and returns its name. */
  async function write(): Promise<string> {
    written += 1;
    const name = `Nationality ${written}.`;
    test.setNow(new Date(now.getTime() + written * 1000));
    const body = { descriptionAr: `جنسية ${written}.`, descriptionEn: name };
    expect((await send('/nationalities', body)).status).toBe(201);
    return name;
  }
  const newest = '/nationalities?_sort=createdAt&_order=desc&_end=20';
  /** True if the list contains a record of this name. */
  async function isListed(name: string): Promise<boolean> {
    const { status, text } = await send(newest);
    expect(status).toBe(200);
    return text.includes(name);
  }

  /** Number of scans of a table in the replica's own statistics, which lag a little. */
  async function scansOf(table: string): Promise<number> {
    const [row] = await standby.ask<{ scans: number }>(
      // A partitioned table is scanned by its partitions.
      `select sum(seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname ~ '^${table}(_|$)'`,
    );
    return row?.scans ?? 0;
  }

  it('the replica answers lists, summaries, exports, search, statistics and the change log', async () => {
    const tablesRead = ['nationalities', 'clients', 'audit_entries'];
    const before = await Promise.all(tablesRead.map(scansOf));
    for (const url of [
      newest,
      '/nationalities/summary?_group=active&_measure=count',
      '/nationalities/export?format=csv',
      '/console/search?q=Nationality',
      '/dashboards/client-management',
      '/admin/audit',
    ]) {
      // On a busy machine the replica may lag longer than a read waits: then the primary answers.
      await expect
        .poll(
          async () => {
            await used();
            const before = replica().reads.replica;
            const answer = await send(url);
            expect(answer.status, answer.text).toBe(200);
            return replica().reads.replica - before;
          },
          { message: url, timeout: 15_000, interval: 50 },
        )
        .toBe(1);
    }
    await expect
      .poll(
        async () =>
          (await Promise.all(tablesRead.map(scansOf))).map((scans, at) => scans > (before[at] ?? 0)),
        {
          timeout: 20_000,
          interval: 100,
        },
      )
      .toEqual([true, true, true]);
  });

  it('a background export reads from the replica first, and from the primary when retried', async () => {
    await used();
    const { api } = test;
    const [owner] = await primary.ask<{ id: string }>(`select id from users limit 1`);
    const row = await api.db.transaction((tx) =>
      insertExport(api, tx, String(owner?.id), {
        kind: 'payments',
        task: 'exportPayments',
        language: 'ar',
        query: {},
        total: 1,
        page: '/payments',
      }),
    );
    const readFrom: boolean[] = [];
    const attempt = () =>
      runExport(api, { exportId: row.id }, async (_, reading) => {
        const { rows } = await reading.db.execute<{ follows: boolean; exported: boolean }>(
          sql`select pg_is_in_recovery() as follows, exists (select 1 from exports where id = ${row.id}) as exported`,
        );
        expect(rows[0]?.exported).toBe(true);
        readFrom.push(rows[0]?.follows === true);
        throw new Error('cut off');
      });
    await expect(attempt()).rejects.toThrow('cut off');
    await expect(attempt()).rejects.toThrow('cut off');
    expect(readFrom).toEqual([true, false]);
  });

  it('sessions, single records and writes use the primary', async () => {
    await used();
    const before = { ...replica().reads };
    const name = await write();
    expect((await send('/session')).status).toBe(200);
    const [row] = await primary.ask<{ id: string }>(
      `select id from nationalities order by created_at desc limit 1`,
    );
    expect((await send(`/nationalities/${row?.id}`)).text).toContain(name);
    expect(replica().reads).toEqual(before);
  });

  it('two hundred writes are each read back at once, mostly from the replica', async () => {
    await used();
    const before = { ...replica().reads };
    const person = async () => {
      for (let round = 0; round < 50; round += 1) {
        const name = await write();
        expect(await isListed(name)).toBe(true);
      }
    };
    await Promise.all([person(), person(), person(), person()]);
    const [byReplica, byPrimary] = [
      replica().reads.replica - before.replica,
      replica().reads.primary - before.primary,
    ];
    expect(byReplica + byPrimary).toBe(200);
    expect(byReplica).toBeGreaterThan(100);
  });

  it('writes that the replica has not replayed are read from the primary at once', async () => {
    await used();
    await standby.ask('select pg_wal_replay_pause()');
    const name = await write();
    const begun = performance.now();
    expect(await isListed(name)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(await standby.ask(`select 1 from nationalities where description_en = '${name}'`)).toEqual([]);
    await standby.ask('select pg_wal_replay_resume()');
    await used();
    expect(await isListed(name)).toBe(true);
  });

  it('a replica ten seconds behind is not used, as health and metrics show', async () => {
    await standby.ask('select pg_wal_replay_pause()');
    await write();
    await stateBecomes('behind', 20_000);
    expect(JSON.parse((await send('/health')).text)).toMatchObject({
      status: 'degraded',
      database: 'ok',
      replica: 'behind',
    });
    const ready = await send('/health/ready');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      200,
      expect.objectContaining({ status: 'degraded', replica: 'behind' }),
    ]);
    const metrics = await test.api.metrics.text();
    expect(metrics).toContain('portal_replica_up 0');
    expect(Number(/^portal_replica_lag_seconds (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThan(10);
    await standby.ask('select pg_wal_replay_resume()');
    await stateBecomes('ok', 10_000);
    expect(JSON.parse((await send('/health')).text)).toEqual({
      status: 'ok',
      database: 'ok',
      storage: 'ok',
      replica: 'ok',
    });
  });

  it('a replica that is detached from the primary is not used', async () => {
    await used();
    const [row] = await standby.ask<{ from: string }>(`select current_setting('primary_conninfo') as "from"`);
    const follow = async (from = '') => {
      await standby.ask(`alter system set primary_conninfo = '${from.replaceAll("'", "''")}'`);
      await standby.ask('select pg_reload_conf()');
    };
    await follow();
    await stateBecomes('detached', 10_000);
    expect(await replica().choose()).toBe(test.api.db);
    await follow(row?.from);
    await stateBecomes('ok', 20_000);
  });

  it('a read cut off by the replica is repeated on the primary, but not one with an invalid value', async () => {
    await used();
    const before = { ...replica().reads };
    const { rows } = await replica().read((db) =>
      db.execute(
        sql`select case when pg_is_in_recovery() then pg_terminate_backend(pg_backend_pid())::text else 'primary' end as by`,
      ),
    );
    expect(rows).toEqual([{ by: 'primary' }]);
    expect(replica().reads.repeated).toBe(before.repeated + 1);
    await used();
    await expect(replica().read((db) => db.execute(sql`select 'never'::date`))).rejects.toThrow();
    expect(replica().reads.repeated).toBe(before.repeated + 1);
  });

  it('every list is answered while the replica is killed and restarted, and the replica is used again', async () => {
    await used();
    let ended = false;
    const statuses: number[] = [];
    const reader = async () => {
      while (!ended) statuses.push((await send(newest)).status);
    };
    const readers = [reader(), reader()];
    await standby.kill();
    await stateBecomes('silent', 10_000);
    const name = await write();
    await standby.start();
    await stateBecomes('ok', 15_000);
    await used();
    ended = true;
    await Promise.all(readers);
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await isListed(name)).toBe(true);
  });

  describe('at startup', () => {
    /** Message with which a replica URL is refused at startup; null if it is accepted. */
    async function refusal(url: string): Promise<string | null> {
      const db: Database = connectDatabase(primary.url);
      try {
        await (await Replica.follow(db, url, { warn: () => undefined })).stop();
        return null;
      } catch (error) {
        if (error instanceof ConfigurationError) return error.message;
        throw error;
      } finally {
        await db.$client.end();
      }
    }

    it('another database or a wrong password is refused with instructions in both languages', async () => {
      const wrongDatabase = await refusal(standby.url.replace(/portal$/, 'postgres'));
      expect(wrongDatabase).toMatch(/لا يؤدي DATABASE_REPLICA_URL.*\n.*does not lead to a replica.*Set it to/);
      const wrongPassword = await refusal(standby.url.replace('of-the-test', 'wrong'));
      expect(wrongPassword).toMatch(/رُفض الاتصال.*\n.*was refused\. Set it to/);
      expect(await refusal(standby.url)).toBeNull();
    });

    it('an unreachable replica does not prevent the start', async () => {
      expect(await refusal('postgres://portal@127.0.0.1:9/portal')).toBeNull();
    });
  });

  it('a promoted replica is no longer used, and the log says so once', async () => {
    const said: string[] = [];
    const followed = await Replica.follow(test.api.db, standby.url, { warn: (line) => void said.push(line) });
    await standby.ask('select pg_promote()');
    await stateBecomes('promoted', 10_000);
    await expect.poll(() => followed.state, { timeout: 5_000 }).toBe('promoted');
    const name = await write();
    expect(await isListed(name)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await followed.stop();
    expect(said).toEqual([
      'The server at DATABASE_REPLICA_URL takes changes itself: the primary is read from.',
    ]);
  });
});
