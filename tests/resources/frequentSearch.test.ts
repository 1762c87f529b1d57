import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { statusCounts } from '../../server/db/schema/figures';
import { requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { listQuery } from 'sijil/server/resources/listQuery';
import { pageStatement } from 'sijil/server/resources/page';
import { readPageJson } from 'sijil/server/resources/records';
import { searchPlan } from 'sijil/server/resources/searchPlan';
import {
  type InspectionsFixture,
  buildInspectionsFixture,
  makeRequest,
  sunday,
} from '../api/inspectionsFixture';
import { asRole } from '../support/people';
import { allRowsRead, rowsRead } from '../support/rowsRead';
import { askAs } from 'sijil/testing/askAs';

/** A chain with so many requests that a search for its name exceeds the maximum count of a list. */
const ofChain = 12_000;
const ofOthers = 12_000;
const chainName = 'مطاعم الواحة الكبرى';

let fixture: InspectionsFixture;
let token = '';
const ask = askAs(
  () => fixture.test,
  () => token,
);
let operator: string;
let other: { id: string; token: string };

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  const { db } = fixture.test.api;
  ({ token: operator } = await asRole(fixture.test, 'admin'));
  other = await asRole(fixture.test, 'client');
  await db.execute(
    sql`update ${tables.clients} set company_name = ${chainName} where id = ${fixture.client.id}`,
  );
  const model = await makeRequest(fixture, 'payment_completed', { total: 100 });
  const copies = (clientId: string, count: number) => sql`
    insert into ${requests} (id, status, kind, client_id, branch_id, service_id, created_by_id, form_version_id, total, created_at)
    select gen_random_uuid(), 'inspection_completed', kind, ${clientId}::uuid, branch_id, service_id, created_by_id, form_version_id, n, created_at - n * interval '1 minute'
    from ${requests}, generate_series(1, ${sql.raw(String(count))}) as n where id = ${model}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(copies(fixture.client.id, ofChain));
    await tx.execute(copies(other.id, ofOthers));
    await tx.execute(
      sql`insert into ${statusCounts} (status, slot, total) values ('inspection_completed', 0, ${ofChain + ofOthers})`,
    );
  });
  await db.execute(sql`vacuum analyze ${requests}`);
});
afterAll(() => fixture.test.close());

const list = async (query: Record<string, string>, as: string, url = '/inspections') => {
  token = as;
  const answer = await ask<{ id: string; clientId: string; code: string }[]>(
    'GET',
    `${url}?${new URLSearchParams(query).toString()}`,
  );
  return answer;
};

const palette = async (q: string) => {
  token = operator;
  const { body } = await ask<{ resource: string; title: string }[]>(
    'GET',
    `/console/search?${new URLSearchParams({ q }).toString()}`,
  );
  return body;
};

/** The lines of the exported file, including its header. */
const exported = async (query: Record<string, string>) => {
  const answer = await fixture.test.app.inject({
    url: `/api/v1/requests/export?${new URLSearchParams({ columns: 'code', ...query }).toString()}`,
    headers: { authorization: `Bearer ${operator}` },
  });
  return answer.body.trim().split('\r\n');
};

/** Number of rows read by a page of a search, which must use the expected plan. */
async function readFor(expected: string, sent: Record<string, string>): Promise<number> {
  const { db } = fixture.test.api;
  const asked = listQuery(resources.requests, 'admin', sent, {
    language: 'ar',
    at: fixture.test.api.clock(),
  });
  const actor = {
    userId: operator,
    role: 'admin',
    clientId: null,
    branchIds: [],
    spendingLimit: null,
  } as const;
  const sought = { resource: resources.requests, actor, action: 'read', visible: sql`true` } as const;
  const { query, way } = await searchPlan(db, sought, asked);
  expect(way).toBe(expected);
  const { text, values } = pageStatement(resources.requests, query, sql`select 10001`);
  return allRowsRead(db.$client, text, values);
}

describe('a search for the name of a chain with half of all requests', () => {
  it('finds its newest requests page by page, and marks the capped count as inexact', async () => {
    const first = await list({ q: chainName, _end: '25' }, operator);
    expect([first.status, first.headers['x-total-count'], first.headers['x-total-count-exact']]).toEqual([
      200,
      '10000',
      'false',
    ]);
    expect(new Set(first.body.map(({ clientId }) => clientId))).toEqual(new Set([fixture.client.id]));
    const second = await list({ q: chainName, _start: '25', _end: '50' }, operator);
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(50);
  });

  it('finds nothing for another company, and the chain’s own requests for the chain', async () => {
    expect((await list({ q: chainName }, other.token, '/client/inspections')).body).toEqual([]);
    const own = await list({ q: chainName, _end: '25' }, fixture.client.token, '/client/inspections');
    expect([own.status, own.body.length]).toEqual([200, 25]);
  });

  it('is combined with the list’s other filters', async () => {
    const paid = await list({ q: chainName, status: 'payment_completed' }, operator);
    expect([paid.headers['x-total-count'], paid.headers['x-total-count-exact']]).toEqual(['1', undefined]);
  });

  it('reads a page without collecting all matches', async () => {
    expect(await readFor('frequent', { q: chainName })).toBeLessThan(1000);
  });

  it('works in the palette and exports all matches', async () => {
    const found = await palette(chainName);
    expect(found.filter(({ resource }) => resource === 'requests').length).toBe(5);
    const lines = await exported({ q: chainName });
    expect(lines.length).toBeGreaterThan(ofChain);
  });
});

/** Numbers start at 1001: 10,999 of the 24,001 numbers start with 1, too many to be collected. */
describe('a search for the start of a number that more than ten thousand requests share', () => {
  const codes = async (query: Record<string, string>, as = operator, url?: string) =>
    (await list({ q: 'R-1', ...query }, as, url)).body.map(({ code }) => code);

  it('finds the highest numbers first, page by page, in either order', async () => {
    const first = await codes({ _end: '25' });
    expect([first[0], first[24]]).toEqual(['R-19999', 'R-19975']);
    expect((await codes({ _start: '25', _end: '50' }))[0]).toBe('R-19974');
    expect((await codes({ _sort: 'code', _order: 'asc', _end: '2' })).slice(0, 2)).toEqual([
      'R-1001',
      'R-1002',
    ]);
    expect((await codes({ _start: '9990', _end: '10015' }))[12]).toBe('R-1997');
  });

  it('finds the exact number before those that start with it', async () => {
    expect((await codes({ q: 'R-1999', _end: '3' }))[0]).toBe('R-1999');
    expect((await codes({ q: 'r1999' })).toSorted()).toEqual(
      ['R-1999', ...Array.from({ length: 10 }, (_, last) => `R-1999${last}`)].toSorted(),
    );
  });

  it('finds only the reader’s own requests, and respects other filters', async () => {
    const own = await list({ q: 'R-1', _end: '25' }, other.token, '/client/inspections');
    expect(new Set(own.body.map(({ clientId }) => clientId))).toEqual(new Set([other.id]));
    expect(await codes({ status: 'payment_completed' })).toEqual(['R-1001']);
  });

  it('marks the capped count as inexact, and exports all matches', async () => {
    const answer = await list({ q: 'R-1', _end: '25' }, operator);
    expect([answer.headers['x-total-count'], answer.headers['x-total-count-exact']]).toEqual([
      '10000',
      'false',
    ]);
    expect((await exported({ q: 'R-1' })).length).toBe(1 + 10_999);
  });

  it('reads one page per range of the number’s index', async () => {
    expect(await readFor('frequent', { q: 'R-1' })).toBeLessThan(200);
  });

  it('shows the highest numbers in the palette', async () => {
    const found = await palette('R-1');
    expect(found.flatMap(({ resource, title }) => (resource === 'requests' ? [title] : []))).toEqual(
      [19_999, 19_998, 19_997, 19_996, 19_995].map((number) => `R-${number}`),
    );
  });
});

describe('a search without any matching request', () => {
  it('by two letters is looked up in names, not in every request', async () => {
    expect(await readFor('gathered', { q: 'zq' })).toBeLessThan(1000);
  });
});

/** Every sort order that a list of requests offers. */
const orders = Object.keys(resources.requests.fields).filter((name) => {
  try {
    listQuery(resources.requests, 'admin', { _sort: name }, { language: 'en', at: sunday });
    return true;
  } catch {
    return false;
  }
});

describe('sorting more than ten thousand requests', () => {
  it.each(orders)('by %s uses an index, or is refused as too long to sort', async (name) => {
    const answer = await list({ _sort: name, _order: 'desc', _end: '25' }, operator);
    const refused = (answer.body as unknown as { code?: string }).code;
    expect([answer.status, refused]).toEqual(
      ['code', 'createdAt'].includes(name) ? [200, undefined] : [400, 'list_too_long_to_sort'],
    );
  });

  it.each(orders)('by %s reads no more rows than may be sorted', async (name) => {
    const asked = listQuery(
      resources.requests,
      'admin',
      { _sort: name, _order: 'desc' },
      { language: 'ar', at: fixture.test.api.clock() },
    );
    const { text, values } = pageStatement(resources.requests, asked, null);
    const read = await rowsRead(fixture.test.api.db.$client, text, values);
    // The count; where an index provides the order, also the rows of the page.
    expect(read.get('requests')).toBeLessThanOrEqual(10_001 + 100);
    expect([...read].filter(([, rows]) => rows > 0).map(([table]) => table)).toEqual(['requests']);
  });

  it('without an index is refused for an export as for a page', async () => {
    expect((await exported({ _sort: 'total' })).join('')).toContain('list_too_long_to_sort');
    expect((await exported({ _sort: 'total', status: 'payment_completed' })).length).toBe(2);
  });

  it('by any field is possible once the list is filtered', async () => {
    const narrowed = await list({ _sort: 'total', _order: 'desc', status: 'payment_completed' }, operator);
    expect([narrowed.status, narrowed.body.length]).toEqual([200, 1]);
    expect((await list({ _sort: 'total', clientId: randomUUID() }, operator)).status).toBe(200);
  });
});

describe('the records of a page', () => {
  /** The statement of a page of a client's requests, which each connection plans once for all clients. */
  async function statementOf(ids: readonly string[]): Promise<string> {
    const { api } = fixture.test;
    const sent = vi.spyOn(api.db.$client, 'query');
    const { id } = fixture.client;
    const actor = { userId: id, role: 'client', clientId: id, branchIds: null, spendingLimit: null } as const;
    await readPageJson(api, { resource: resources.requests, actor }, ids);
    const [{ text }] = sent.mock.lastCall as unknown as [QueryConfig];
    sent.mockRestore();
    return text;
  }

  it('are read by the primary key even in a generic plan, however many requests the reader has', async () => {
    const { db } = fixture.test.api;
    // Simulates one chain among many companies: a generic plan then expects few requests per client.
    await db.execute(sql`alter table ${requests} alter column client_id set (n_distinct = 5000)`);
    await db.execute(sql`analyze ${requests}`);
    const { rows: own } = await db.execute<{ id: string }>(
      sql`select id from ${requests} where client_id = ${fixture.client.id} order by md5(id::text) limit 25`,
    );
    const text = await statementOf(own.map(({ id }) => id));
    const { rows } = await db.$client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('requests_pkey');
    expect(plan).not.toContain('requests_client_id');
  });
});
