import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordView } from 'sijil/contract/recordView';
import type { SummaryView } from 'sijil/contract/consoleViews';
import { statuses } from '#domain/workflow/statuses';
import { resources } from '#resources';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { asRole, openSession } from '../support/people';
import type { Actor } from 'sijil/server/http/appContext';
import { askedRows } from 'sijil/server/resources/askedRows';
import { readableFields, type Reader } from 'sijil/server/resources/rights';
import { periodsCompared } from 'sijil/server/resources/summary/readSummary';
import { readSummaryAddress } from 'sijil/server/resources/summary/summaryAddress';
import { summarySql } from 'sijil/server/resources/summary/summarySql';
import { askAs } from 'sijil/testing/askAs';

let test: TestApp;
let admin: string;
const asAdmin = askAs(
  () => test,
  () => admin,
);
let requests: RecordView[];

beforeAll(async () => {
  test = await buildDemoApp();
  ({ token: admin } = await asRole(test, 'admin'));
  requests = (await asAdmin<RecordView[]>('GET', '/requests?_end=200')).body;
}, 240_000);
afterAll(() => test.close());

const summary = (query: Readonly<Record<string, string>>, ask = asAdmin) =>
  ask<SummaryView>('GET', `/requests/summary?${new URLSearchParams(query)}`);

/** The first day of the period of a moment in Riyadh, computed independently in JavaScript. */
function firstDay(moment: unknown, period: string): string | null {
  if (typeof moment !== 'string') return null;
  const local = new Date(Date.parse(moment) + 3 * 60 * 60 * 1000);
  const months = { month: 1, quarter: 3, year: 12 }[period] ?? 1;
  const month = Math.floor(local.getUTCMonth() / months) * months;
  return `${local.getUTCFullYear()}-${String(month + 1).padStart(2, '0')}-01`;
}

function keyOf(record: RecordView, group: string): string | null {
  const [, period, name = group] = /^(\w+)\((\w+)\)$/.exec(group) ?? [];
  const value = record[name];
  return period ? firstDay(value, period) : value == null ? null : String(value as string | boolean);
}

function figure(records: readonly RecordView[], all: readonly RecordView[], measure: string): number | null {
  const [, kind = measure, name] = /^(\w+)\((\w+)\)$/.exec(measure) ?? [];
  const numbersOf = (some: readonly RecordView[]) =>
    some.map((one) => one[name ?? '']).filter((value): value is number => typeof value === 'number');
  const numbers = numbersOf(records);
  const sum = (some: readonly number[]) => some.reduce((one, other) => one + other, 0);
  if (kind === 'count') return records.length;
  if (kind === 'sum') return sum(numbers);
  if (kind === 'min') return numbers.length > 0 ? Math.min(...numbers) : null;
  if (kind === 'max') return numbers.length > 0 ? Math.max(...numbers) : null;
  if (kind === 'average') {
    if (numbers.length === 0) return null;
    const digits = name === 'total' ? 0 : 2;
    return Math.round((sum(numbers) / numbers.length) * 10 ** digits + 1e-9) / 10 ** digits;
  }
  const [part, base] = name ? [sum(numbers), sum(numbersOf(all))] : [records.length, all.length];
  return base === 0 ? null : Math.round((part / base) * 10_000 + 1e-9) / 100;
}

const groupNames = [
  'status',
  'turn',
  'kind',
  'cityId',
  'clientId',
  'supervisorId',
  'grade',
  'month(createdAt)',
  'quarter(createdAt)',
  'year(visitAt)',
];
const measureNames = [
  'count',
  'share',
  'sum(total)',
  'share(total)',
  'average(total)',
  'average(score)',
  'min(score)',
  'max(total)',
];

describe('a summary', () => {
  it('equals a recount of the list’s rows, for any filters, groups and measures', async () => {
    const filters = fc.record(
      {
        status_in: fc
          .subarray(Object.keys(statuses), { minLength: 1, maxLength: 8 })
          .map((some) => some.join(',')),
        kind: fc.constantFrom('standard', 'custom'),
        createdAt_gte: fc.constantFrom('month-2', 'month', '2026-10-05T21:00:00Z'),
        score_gte: fc.constantFrom('70', '85.5'),
        supervisorId_null: fc.constantFrom('true', 'false'),
        q: fc.constantFrom('R-', 'مطعم', '11'),
        _match: fc.constant('any'),
      },
      { requiredKeys: [] },
    );
    const asked = fc.record({
      filters,
      groups: fc.uniqueArray(fc.constantFrom(...groupNames), { minLength: 1, maxLength: 2 }),
      measures: fc.uniqueArray(fc.constantFrom(...measureNames), { minLength: 1, maxLength: 4 }),
    });
    let told = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ filters: chosen, groups, measures }) => {
        const query = new URLSearchParams({ ...chosen, _end: '200' } as Record<string, string>);
        const { body: rows } = await asAdmin<RecordView[]>('GET', `/requests?${query}`);
        const { status, body } = await summary({
          ...(chosen as Record<string, string>),
          _group: groups.join(','),
          _measure: measures.join(','),
        });
        expect(status).toBe(200);
        const byKeys = new Map<string, RecordView[]>();
        for (const row of rows) {
          const keys = JSON.stringify(groups.map((group) => keyOf(row, group)));
          byKeys.set(keys, [...(byKeys.get(keys) ?? []), row]);
        }
        const counted = [...byKeys].map(([keys, some]) => ({
          keys,
          values: measures.map((measure) => figure(some, rows, measure)),
        }));
        const given = body.groups.map(({ keys, values }) => ({ keys: JSON.stringify(keys), values }));
        const ordered = (some: typeof counted) =>
          some.toSorted((one, other) => one.keys.localeCompare(other.keys));
        expect(ordered(given)).toEqual(ordered(counted));
        const total = measures.map((measure) => figure(rows, rows, measure));
        expect(body.total.values).toEqual(total);
        told += rows.length;
      }),
      { numRuns: 60 },
    );
    expect(told).toBeGreaterThan(100);
  });

  it('contains the names of referred records, ordered by their counts', async () => {
    const { body } = await summary({ _group: 'cityId' });
    const { rows } = await test.api.db.execute<{ name: string; requests: number }>(
      sql`select cities.name ->> 'en' as name, count(*)::int as requests from requests join branches on branches.id = requests.branch_id join cities on cities.id = branches.city_id group by 1 order by 2 desc`,
    );
    const named = body.groups
      .filter(({ titles: [title] }) => title)
      .map(({ titles: [title], values: [count] }) => [
        typeof title === 'object' && title ? title.en : title,
        count,
      ]);
    expect(named.length).toBeGreaterThan(1);
    expect(new Map(named as [string, number][])).toEqual(
      new Map(rows.map((row) => [row.name, row.requests])),
    );
    const counts = named.map(([, count]) => Number(count));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it('compares whole months with as many previous months, including groups that no longer occur', async () => {
    const { body } = await summary({
      _group: 'status',
      _measure: 'count,sum(total)',
      createdAt_gte: 'month-1',
      createdAt_lte: 'month',
      _compare: 'createdAt',
    });
    const within = (from: string, to: string) =>
      requests.filter(
        ({ createdAt }) =>
          Date.parse(String(createdAt)) >= Date.parse(`${from}T00:00:00+03:00`) &&
          Date.parse(String(createdAt)) < Date.parse(`${to}T00:00:00+03:00`),
      );
    const now = within('2026-10-01', '2026-12-01');
    const before = within('2026-08-01', '2026-10-01');
    expect(before.length).toBeGreaterThan(0);
    expect(body.total).toEqual({
      values: [now.length, figure(now, now, 'sum(total)')],
      before: [before.length, figure(before, before, 'sum(total)')],
    });
    const gone = new Set([...now, ...before].map(({ status }) => status));
    expect(new Set(body.groups.map(({ keys }) => keys[0]))).toEqual(gone);
  });

  it('compares only the total where the groups are months of the compared field', async () => {
    const period = { createdAt_gte: 'month-1', createdAt_lte: 'month', _compare: 'createdAt' };
    const { body } = await summary({ _group: 'month(createdAt)', ...period });
    expect(new Set(body.groups.map(({ keys }) => keys[0]))).toEqual(new Set(['2026-10-01', '2026-11-01']));
    const { body: whole } = await summary({ _group: 'kind', ...period });
    expect(body.total).toEqual(whole.total);
  });

  it('sums up the groups after the 200 largest', async () => {
    const made = await test.api.db.execute(
      sql`with made as (insert into cities (name, state_id, center) select jsonb_build_object('ar', 'مدينة ' || n, 'en', 'City ' || n), (select id from states limit 1), '{"lat": 24, "lng": 46}' from generate_series(1, 230) n returning id) insert into districts (name, city_id) select '{"ar": "حي", "en": "District"}', id from made`,
    );
    const { body } = await asAdmin<SummaryView>('GET', '/districts/summary?_group=cityId');
    const { rows } = await test.api.db.execute<{ cities: number; districts: number }>(
      sql`select count(distinct city_id)::int as cities, count(*)::int as districts from districts where deleted_at is null`,
    );
    expect(made.rowCount).toBe(230);
    expect(body.groups).toHaveLength(200);
    expect(body.others?.groups).toBe(Number(rows[0]?.cities) - 200);
    const shown = body.groups.reduce((sum, { values }) => sum + Number(values[0]), 0);
    expect(shown + Number(body.others?.values[0])).toBe(rows[0]?.districts);
    expect(body.total.values).toEqual([rows[0]?.districts]);
  });

  it.each([
    [{ _group: 'code' }, '_group'],
    [{ _group: 'createdAt' }, '_group'],
    [{ _group: 'month(status)' }, '_group'],
    [{ _group: 'status,kind,cityId' }, '_group'],
    [{ _group: 'status,status' }, '_group'],
    [{ _group: 'toString' }, '_group'],
    [{ _group: 'status', _measure: 'sum(code)' }, '_measure'],
    [{ _group: 'status', _measure: 'median(total)' }, '_measure'],
    [{ _group: 'status', _compare: 'createdAt' }, '_compare'],
    [{ _group: 'status', _compare: 'total', total_gte: '1' }, '_compare'],
    [{ _group: 'status', _sort: 'code' }, '_sort'],
    [{ _group: 'status', _end: '5' }, '_end'],
    [{ _group: 'status', list: 'clients.list' }, 'list'],
  ])('is refused where its address is invalid: %j', async (query, parameter) => {
    const { status, body } = await summary(query as Record<string, string>);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'unknown_parameter' });
    expect(JSON.stringify(body)).toContain(parameter);
  });
});

describe('the rights on a summary', () => {
  it('are those of the list: a supervisor summarises only their own requests, and no amounts', async () => {
    const { rows } = await test.api.db.execute<{ id: string; requests: number }>(
      sql`select supervisor_id as id, count(*)::int as requests from requests where supervisor_id is not null group by 1 order by 2 desc limit 1`,
    );
    const token = await openSession(test, String(rows[0]?.id));
    const asSupervisor = askAs(
      () => test,
      () => token,
    );
    const { body } = await summary({ _group: 'status' }, asSupervisor);
    expect(body.total.values).toEqual([rows[0]?.requests]);
    expect(rows[0]?.requests).toBeLessThan(requests.length);
    const withMoney: readonly Record<string, string>[] = [
      { _group: 'status', _measure: 'sum(total)' },
      { _group: 'status', total_gte: '1' },
      { _group: 'month(receiptSince)' },
    ];
    for (const query of withMoney) expect((await summary(query, asSupervisor)).status).toBe(400);
  });

  it('withhold a score from the client until the results are sent', async () => {
    const { rows } = await test.api.db.execute<{ id: string; scored: number; sent: number }>(
      sql`select requests.client_id as id, count(score)::int as scored, count(score) filter (where results_sent_at is not null)::int as sent from requests join clients on clients.id = requests.client_id group by 1 order by count(score) desc limit 1`,
    );
    const token = await openSession(test, String(rows[0]?.id));
    const asClient = askAs(
      () => test,
      () => token,
    );
    await test.api.db.execute(
      sql`update requests set score = 50 where id = (select id from requests where client_id = ${rows[0]?.id} and results_sent_at is null limit 1)`,
    );
    const { body } = await summary({ _group: 'grade', _measure: 'count,min(score)', q: '' }, asClient);
    const { rows: own } = await test.api.db.execute<{ least: number }>(
      sql`select min(score)::float as least from requests where client_id = ${rows[0]?.id} and results_sent_at is not null`,
    );
    expect(body.total.values[1]).toBe(own[0]?.least ?? null);
  });

  it('require a signed-in user', async () => {
    const anybody = askAs(
      () => test,
      () => undefined,
    );
    expect((await summary({ _group: 'status' }, anybody)).status).toBe(401);
    expect((await anybody('GET', '/cities/summary?_group=stateId')).status).toBe(401);
  });
});

describe('a summary that would read too many rows', () => {
  it('is refused by the planner’s estimate, in the reader’s language', async () => {
    await test.api.db.execute(
      sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'requests', 'relpages', 1000, 'reltuples', 50000000::real)`,
    );
    const inLanguage = (language: 'ar' | 'en') =>
      asAdmin('GET', '/requests/summary?_group=kind', { language });
    const [arabic, english] = [await inLanguage('ar'), await inLanguage('en')];
    await test.api.db.execute(sql`analyze requests`);
    expect([arabic, english].map(({ status }) => status)).toEqual([400, 400]);
    expect(english.body).toMatchObject({
      code: 'summary_too_large',
      message: expect.stringMatching(/^There are too many records for one report[\w ,.]+$/),
    });
    expect(arabic.body).toMatchObject({
      code: 'summary_too_large',
      message: expect.stringMatching(/^السجلات أكثر[^a-z]+$/i),
    });
    expect((await summary({ _group: 'kind' })).status).toBe(200);
  });
});

describe('the rows of a summary', () => {
  it('are found by the index of the filtered choice', async () => {
    const { requests: resource } = resources;
    const reader: Reader = { resource, role: 'admin', fields: new Map(readableFields(resource, 'admin')) };
    const actor = { userId: crypto.randomUUID(), role: 'admin' } as Actor;
    const asked = { _group: 'cityId', _measure: 'count,sum(total)', status: 'pending' };
    const { address, ...shown } = readSummaryAddress(reader, 'en', asked);
    const { where = sql`true` } = await askedRows(test.api, resource, { actor, language: 'en' }, address);
    const statement = summarySql({
      reader,
      ...shown,
      where,
      periods: periodsCompared(reader, null, test.api.clock()),
    });
    const { rows } = await test.api.db.transaction(async (tx) => {
      // The demo is so small that a sequential scan would be cheaper.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan (using|on) \S*requests\S*status/);
  });
});
