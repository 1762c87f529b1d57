import { Placeholder, type Query, sql } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMonths } from 'sijil/server/db/months/makeMonths';
import { selectAround } from 'sijil/server/resources/mergedEntries';
import { selectPage } from '../../server/modules/audit/registerAudit';
import { selectNotices } from '../../server/modules/notifications/registerNotifications';
import { selectParts } from '../../server/modules/requestView/requestParts';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

/** Numbers as ids, so that each of the hundred users has the same number of rows. */
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const newest = idOf(7_000);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.api;
  for (let month = 0; month < 36; month += 1) await makeMonths(db, new Date(Date.UTC(2023, 11 + month)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    // 7,200 rows of each table, 200 a month, from January 2024 to December 2026.
    const at = sql.raw(`timestamptz '2024-01-01 00:00:00.5+00' + n * interval '3.65 hours'`);
    const id = (n: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`);
    const rows = sql`from generate_series(1, 7200) as n`;
    await tx.execute(sql`insert into audit_entries (resource, record_id, action, actor_id, at, changes, version)
      select 'users', ${id('n % 1000')}, 'update', ${id('n % 100')}, ${at}, '{}', 1 ${rows}`);
    await tx.execute(sql`insert into requests (id, created_at, status, kind, client_id, service_id, created_by_id, form_version_id)
      select ${id('n')}, ${at}, 'pending', 'standard', ${id('1')}, ${id('1')}, ${id('1')}, ${id('1')} ${rows}`);
    await tx.execute(sql`insert into request_history (request_id, transition, "from", "to", performer, at)
      select ${id('n')}, 'sign', 'a', 'b', 'client', ${at} + step * interval '1 second' ${rows}, generate_series(0, 2) as step`);
    await tx.execute(sql`insert into notifications (user_id, kind, created_at, read_at)
      select ${id('n % 100')}, 'visit', ${at}, ${at} ${rows}`);
  });
  for (const table of ['audit_entries', 'request_history', 'notifications', 'requests'])
    await db.execute(sql`analyze ${sql.identifier(table)}`);
}, 300_000);
afterAll(() => test?.close());

const part = /\b(?:audit_entries|request_history|notifications)_(?:first|later|\d{4}_\d\d)\b(?!_)/;

function run(query: { toSQL(): Query }, id?: string) {
  const { sql: text, params } = query.toSQL();
  return explain(
    text,
    params.map((value) => (value instanceof Placeholder ? id : value)),
  );
}

/** Steps of a statement's executed plan, and the partitions that it scanned. */
async function explain(text: string, values: readonly unknown[]) {
  const { rows } = await test.api.db.$client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary off) ${text}`,
    [...values],
  );
  const ran = rows.map((row) => row['QUERY PLAN']).filter((line) => !line.includes('never executed'));
  const parts = new Set(
    ran.filter((line) => line.includes('Scan')).flatMap((line) => part.exec(line)?.[0] ?? []),
  );
  return { plan: ran.join('\n'), parts: [...parts].toSorted() };
}

const audit = (asked: Parameters<typeof selectPage>[1], offset = 0) =>
  run(selectPage(test.api.db, asked, { offset, limit: 25 }));

describe('in tables partitioned into 36 months', () => {
  it('the first page of the audit log reads only the newest months, by index', async () => {
    const { plan, parts } = await audit({});
    expect(plan).not.toContain('Seq Scan on audit');
    // The newest month of both tables, and the coming months, which are empty.
    expect(parts.filter((name) => name.startsWith('audit_entries'))).toEqual(
      ['2026_12', '2027_01', '2027_02', 'later'].map((name) => `audit_entries_${name}`),
    );
    expect(parts).toHaveLength(8);
  });

  it('a distant page reads no further back than its own rows', async () => {
    const { parts } = await audit({}, 1_000);
    expect(parts).toContain('request_history_2026_11');
    expect(parts).not.toContain('request_history_2026_01');
    expect(parts).not.toContain('audit_entries_2026_01');
  });

  it('the log of one month reads no other partition', async () => {
    const { plan, parts } = await audit({ from: '2025-03-02', to: '2025-03-30' });
    expect(parts).toEqual(['audit_entries_2025_03', 'request_history_2025_03']);
    expect(plan).not.toContain('Seq Scan');
  });

  it('what belongs to an entry of the log is read from its month alone', async () => {
    const entry = { resource: 'clients', recordId: idOf(7), at: new Date('2025-03-12T09:00:30Z') };
    const { parts } = await run(selectAround(test.api.db, [entry]));
    expect(parts).toEqual(['audit_entries_2025_03']);
  });

  it('a user’s notifications are read from the newest month back until the page is full', async () => {
    const whose = { userId: idOf(42) };
    const first = await run(selectNotices(test.api.db, whose, { offset: 0, limit: 10 }));
    expect(first.plan).not.toMatch(/Seq Scan on notifications_2/);
    expect(first.parts).toContain('notifications_2026_12');
    expect(first.parts).not.toContain('notifications_2026_05');
    const third = await run(selectNotices(test.api.db, whose, { offset: 20, limit: 10 }));
    expect(third.parts).toContain('notifications_2026_01');
    expect(third.parts).not.toContain('notifications_2025_04');
  });

  it('the history of a request is read by each month’s index', async () => {
    const { history } = selectParts(test.api.db, sql.placeholder('id'), sql.placeholder('today'));
    const { plan, parts } = await run(history, newest);
    // Empty months may be scanned sequentially.
    expect(plan).not.toMatch(/Seq Scan on request_history_202[456]/);
    expect(plan).toMatch(/^Sort \(actual rows=3/);
    expect(parts).toContain('request_history_2026_11');
  });

  it('the report on steps reads no step', async () => {
    const { token } = await asRole(test, 'admin');
    const sent = vi.spyOn(test.api.db.$client, 'query');
    const { status } = await call(test, 'reports.steps', {
      token,
      query: { from: '2026-09', to: '2026-10' },
    });
    expect(status).toBe(200);
    const statements = sent.mock.calls as unknown as [QueryConfig, unknown[]?][];
    sent.mockRestore();
    const texts = statements.map(([{ text }]) => text);
    expect(texts.some((text) => text.includes('status_stays'))).toBe(true);
    expect(texts.filter((text) => text.includes('request_history'))).toEqual([]);
  });
});
