import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from 'sijil/server/db/connect';
import { installLiveTriggers } from 'sijil/server/db/liveTriggers';
import { makeMonths } from 'sijil/server/db/months/makeMonths';
import { monthlyTables, partsByMonth, rowsPastMonths } from 'sijil/server/db/months/monthsOf';
import { databaseSchema, migrateDatabase } from '../../server/db/migrate';
import { hasOutsidePostgres, OutsidePostgres } from '../faults/outsidePostgres';
import { migrateBefore } from '../support/migrateBefore';
import { createTestDatabase } from '../support/testDatabase';

const request = randomUUID();
const reader = randomUUID();

const insertStep = `insert into request_history (request_id, transition, "from", "to", performer, at)
  values ($1, 'sign', 'a', 'b', 'client', $2) returning position::int`;
const insertNotice = `insert into notifications (user_id, kind, created_at) values ($1, 'visit', $2)`;
const insertMail = `insert into mail_messages ("to", subject, text, html, created_at) values ('a@example.sa', 'S', '', '', $1)`;
const insertEntry = `insert into audit_entries (resource, record_id, action, at, changes, version)
  values ('users', gen_random_uuid(), 'update', $1, '{}', 1)`;

/** Servers with a function that opens an empty database and closes it again. */
const servers = [
  {
    name: 'the embedded PostgreSQL',
    isThere: true,
    open: async () => {
      const { url, drop } = await createTestDatabase('template0');
      return { url, close: drop };
    },
  },
  {
    name: 'the oldest supported PostgreSQL',
    isThere: hasOutsidePostgres,
    open: async () => {
      const server = await OutsidePostgres.begin();
      return { url: server.url, close: () => server.throwAway() };
    },
  },
];

const day = (text: string) => new Date(`${text}T07:00:00Z`);
const monthText = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

describe.each(servers.filter(({ isThere }) => isThere))('on $name, an append-only table', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  /** Connection of a process of the previous version, with its statements. */
  let former: Client;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    former = new Client({ connectionString: database.url, options: '-c TimeZone=Asia/Riyadh' });
    await former.connect();
    await migrateBefore(former, '0097_months');
    await installLiveTriggers(former, databaseSchema);
    await former.query('set session_replication_role = replica');
    await former.query(
      `insert into requests (id, status, kind, client_id, service_id, created_by_id, form_version_id)
       select $1, 'pending', 'standard', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()`,
      [request],
    );
    await former.query('set session_replication_role = origin');
    for (const at of ['2026-09-30', '2026-10-01', '2026-11-21']) await writeAll(day(at));
    db = connectDatabase(database.url);
  });
  afterAll(async () => {
    await db?.$client.end();
    await former?.end();
    await database?.close();
  });

  /** Inserts a row into each table, by prepared statements. */
  async function writeAll(at: Date): Promise<number> {
    const { rows } = await former.query<{ position: number }>({
      name: 'step',
      text: insertStep,
      values: [request, at],
    });
    await former.query({ name: 'notice', text: insertNotice, values: [reader, at] });
    await former.query({ name: 'mail', text: insertMail, values: [at] });
    await former.query({ name: 'entry', text: insertEntry, values: [at] });
    return rows[0]?.position ?? 0;
  }

  const tables = ['audit_entries', 'mail_messages', 'notifications', 'request_history'];
  const count = async (name: string) =>
    Number((await former.query(`select count(*) from ${name}`)).rows[0]?.count);
  const partsOf = async (table: string) =>
    (await partsByMonth(db, table)).map(({ name, from, to }) => [name, monthText(from), monthText(to)]);
  const placesOf = async (names: readonly string[]) =>
    (
      await former.query('select pg_relation_filenode(name) as place from unnest($1::text[]) as name', [
        names,
      ])
    ).rows;

  it('is partitioned without copying rows, while a process of the previous version still writes', async () => {
    const places = await placesOf(tables);
    await migrateDatabase(database.url);
    expect((await monthlyTables(db)).map(({ name }) => name)).toEqual(tables);
    expect(await placesOf(tables.map((name) => `${name}_first`))).toEqual(places);
    expect(await writeAll(day('2026-11-22'))).toBe(4);
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 4]);
    expect(await partsOf('audit_entries')).toEqual([['audit_entries_first', null, null]]);
    const { rows } = await former.query(
      `select distinct tgrelid::regclass::text as table from pg_trigger where tgname = 'live_insert_notifications'`,
    );
    expect(rows).toEqual([{ table: 'notifications' }]);
  });

  it('gets partitions for the coming months at night, once', async () => {
    expect(await rowsPastMonths(db)).toEqual(tables.map((table) => ({ table, rows: 0 })));
    const made = await makeMonths(db, day('2026-11-22'));
    expect(made).toHaveLength(tables.length * 3);
    for (const table of tables)
      expect(await partsOf(table)).toEqual([
        [`${table}_first`, null, '2027-01-01'],
        [`${table}_2027_01`, '2027-01-01', '2027-02-01'],
        [`${table}_2027_02`, '2027-02-01', '2027-03-01'],
        [`${table}_later`, '2027-03-01', null],
      ]);
    expect(await makeMonths(db, day('2026-11-23'))).toEqual([]);
    expect(await writeAll(day('2027-01-15'))).toBe(5);
    for (const table of tables) {
      expect([table, await count(table), await count(`${table}_2027_01`)]).toEqual([table, 5, 1]);
    }
  });

  it('is unchanged when the database ends the nightly connection, which the process survives', async () => {
    const before = await partsOf('audit_entries');
    // The job waits for this lock, and its connection is ended meanwhile.
    await former.query('begin');
    await former.query('lock table audit_entries in share mode');
    const made = makeMonths(db, day('2027-06-01')).then(
      () => 'made',
      () => 'ended',
    );
    await expect
      .poll(
        async () =>
          (
            await db.$client.query(
              `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).rowCount,
        { timeout: 10_000, interval: 20 },
      )
      .toBe(1);
    expect(await made).toBe('ended');
    await former.query('rollback');
    expect(await partsOf('audit_entries')).toEqual(before);
  });

  it('accepts rows of a wrong clock, reports them and moves them once their month exists', async () => {
    await writeAll(day('2027-03-20'));
    await writeAll(day('2031-05-05'));
    expect(await rowsPastMonths(db)).toEqual(tables.map((table) => ({ table, rows: 2 })));
    expect(await makeMonths(db, day('2026-12-01'))).toEqual(tables.map((table) => `${table}_later`));
    for (const table of tables) {
      expect((await partsOf(table)).slice(-2)).toEqual([
        [`${table}_2027_03`, '2027-03-01', '2027-04-01'],
        [`${table}_later`, '2027-04-01', null],
      ]);
      expect([table, await count(`${table}_2027_03`), await count(`${table}_later`)]).toEqual([table, 1, 1]);
    }
    const { rows } = await former.query('select position::int from request_history order by at');
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('gets one long partition after months without the job, and loses nothing', async () => {
    await writeAll(day('2027-08-08'));
    await makeMonths(db, day('2027-09-09'));
    expect((await partsOf('request_history')).slice(-3)).toEqual(
      [
        ['request_history_2027_04', '2027-04-01', '2027-11-01'],
        ['request_history_2027_11', '2027-11-01', '2027-12-01'],
        ['request_history_2027_12', '2027-12-01', '2028-01-01'],
        ['request_history_later', '2028-01-01', null],
      ].slice(-3),
    );
    for (const table of tables) {
      expect([table, await count(table), await count(`${table}_later`)]).toEqual([table, 8, 1]);
    }
    const { rows } = await former.query(
      `select count(*)::int as left from pg_constraint where conname = 'months_end'`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('is unchanged when a lock takes too long, and accepts rows meanwhile', async () => {
    await former.query('begin');
    await former.query('select count(*) from audit_entries');
    await expect(makeMonths(db, day('2027-12-01'))).rejects.toThrow('lock timeout');
    await former.query('commit');
    expect((await partsOf('audit_entries')).at(-1)).toEqual(['audit_entries_later', '2028-01-01', null]);
    await writeAll(day('2040-01-01'));
    await makeMonths(db, day('2027-12-01'));
    expect(await count('audit_entries')).toBe(9);
  });
});
