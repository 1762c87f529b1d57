import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client } from 'pg';
import { kindOf } from 'sijil/schema/fieldKinds';
import { resources } from '#resources';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

let test: TestApp;
let admin: string;
const ask = askAs(
  () => test,
  () => admin,
);
const list = async (query: string) => {
  const { status, headers, body } = await ask<{ descriptionEn: string }[]>('GET', `/nationalities?${query}`);
  const names = status === 200 ? body.map(({ descriptionEn }) => descriptionEn) : [];
  return { status, total: headers['x-total-count'], exact: headers['x-total-count-exact'], names };
};

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  await test.api.db.execute(sql`delete from nationalities`);
  await test.api.db.execute(sql`insert into nationalities (description_ar, description_en, created_at)
    select 'جنسية ' || n, 'N' || n, now() - n * interval '1 minute' from generate_series(1, 10020) as n`);
});
afterAll(() => test.close());

describe('a list of more than ten thousand records', () => {
  it('reports that there are more, without counting them', async () => {
    expect(await list('_end=25')).toMatchObject({ total: '10000', exact: 'false' });
    expect((await list('_start=10000&_end=10010')).total).toBe('10010');
  });

  it('has an exact count where it is short enough, or where its end was reached', async () => {
    expect(await list('descriptionEn_like=N100&_end=5')).toMatchObject({ total: '32', exact: undefined });
    expect(await list('_start=10000&_end=10025')).toMatchObject({ total: '10020', exact: undefined });
  });

  it('can be read to its end in either order, each row once', async () => {
    const last = await list('_start=10015&_end=10025&_sort=createdAt&_order=desc');
    const first = await list('_end=5&_sort=createdAt&_order=asc');
    expect(last.names).toEqual(['N10016', 'N10017', 'N10018', 'N10019', 'N10020']);
    expect(first.names).toEqual(last.names.toReversed());
  });
});

describe('planning the statement of a page', () => {
  /** True when each connection caches the plan of the list's statement. */
  const isPlannedOnce = async (url: string) => {
    const sent = vi.spyOn(Client.prototype, 'query');
    expect((await ask('GET', url)).status).toBe(200);
    const statements = sent.mock.calls.map(([one]) => one as unknown as { name?: string; text: string });
    sent.mockRestore();
    return statements.find(({ text }) => text.includes('"$page".ids'))?.name !== undefined;
  };

  it('happens once for a list in its default view, or filtered by one choice', async () => {
    expect(await isPlannedOnce('/inspections')).toBe(true);
    expect(await isPlannedOnce('/inspections?status=payment_pending&_sort=createdAt&_order=desc')).toBe(true);
  });

  it('happens for each call where the number of statements is unlimited', async () => {
    for (const filter of [
      'status_in=pending,cancelled',
      'status=pending&turn=client',
      'code_like=R-1',
      '_end=51',
      '_start=25&_end=50',
    ])
      expect([filter, await isPlannedOnce(`/inspections?${filter}`)]).toEqual([filter, false]);
  });

  it('happens once for pages after a cursor, whichever row that is', async () => {
    const first = '/nationalities?_end=10&_sort=createdAt&_order=desc';
    const { headers } = await ask('GET', first);
    const next = `${first}&_start=0&_after=${String(headers['x-page-last'])}`;
    expect(await isPlannedOnce(next)).toBe(true);
    expect(await isPlannedOnce(`${next}&descriptionEn_like=N1`)).toBe(false);
  });

  it('costs the same for few rows as for many', async () => {
    await test.api.db.execute(sql`analyze nationalities`);
    const sent = vi.spyOn(Client.prototype, 'query');
    expect((await list('_end=200')).names).toHaveLength(200);
    const statements = sent.mock.calls.map(([one]) => one as unknown as { text: string; values: unknown[] });
    sent.mockRestore();
    const shown = statements.find(({ text }) => text.includes('string_agg'));
    const costOf = async (ids: (many: string) => string) => {
      const isMany = (value: unknown): value is string => typeof value === 'string' && value.startsWith('{');
      const values = shown?.values.map((value) => (isMany(value) ? ids(value) : value));
      const explained = { text: `explain ${shown?.text}`, values };
      const { rows } = await test.api.db.$client.query<{ 'QUERY PLAN': string }>(explained);
      return rows[0]?.['QUERY PLAN'];
    };
    // If a short page looked cheaper, PostgreSQL would plan it for each call, which takes longer than reading it.
    expect(await costOf((many) => many.replace(/,.*}/, '}'))).toEqual(await costOf((many) => many));
  });

  it('happens for each call with typed text, dates or references', async () => {
    const { id } = await asRole(test, 'client');
    for (const filter of [`clientId=${id}`, 'createdAt_gte=month-1', 'q=R-12'])
      expect([filter, await isPlannedOnce(`/inspections?${filter}`)]).toEqual([filter, false]);
  });

  it.each(["pending' or true --", 'pending,x', "'"])(
    'refuses a filter value that is no valid choice: %s',
    async (value) => {
      const sent = encodeURIComponent(value);
      expect((await ask('GET', `/inspections?status=${sent}`)).status).toBe(400);
      expect((await ask('GET', `/inspections?status_in=pending,${sent}`)).status).toBe(400);
    },
  );
});

describe('a page next to a loaded page', () => {
  const page = async (query: string) => {
    const { status, headers, body } = await ask<{ descriptionEn: string }[]>(
      'GET',
      `/nationalities?${query}`,
    );
    const names = status === 200 ? body.map(({ descriptionEn }) => descriptionEn) : [];
    return { status, names, first: String(headers['x-page-first']), last: String(headers['x-page-last']) };
  };

  it.each(['desc', 'asc'])(
    'is the same by cursor as by offset, forwards and backwards, %s',
    async (order) => {
      const sort = `_sort=createdAt&_order=${order}`;
      const deep = (from: number) => `_start=${from}&_end=${from + 5}&${sort}`;
      const [before, at, behind] = [await page(deep(5000)), await page(deep(5005)), await page(deep(5010))];
      expect((await page(`${deep(5005)}&_after=${before.last}`)).names).toEqual(at.names);
      expect(await page(`${deep(5005)}&_before=${behind.first}`)).toEqual(at);
      expect(at.names).toHaveLength(5);
    },
  );

  it('continues after the last row seen, whatever rows were added before it', async () => {
    const sort = '_sort=createdAt&_order=desc';
    const seen = await page(`_end=3&${sort}`);
    await test.api.db.execute(sql`insert into nationalities (description_ar, description_en, created_at)
      select 'جديدة', 'new', now() + interval '1 minute'`);
    expect((await page(`_start=3&_end=6&${sort}&_after=${seen.last}`)).names).toEqual(['N4', 'N5', 'N6']);
    await test.api.db.execute(sql`delete from nationalities where description_en = 'new'`);
  });

  it('is refused where the order has no unique key, or the cursor is invalid', async () => {
    const { last } = await page('_end=3&_sort=createdAt&_order=desc');
    const wrong = Buffer.from(JSON.stringify(['no moment', randomUUID()])).toString('base64url');
    for (const query of [
      '_after=x',
      `_after=${last}&_before=${last}`,
      `_sort=createdAt,updatedAt&_order=desc,desc&_after=${last}`,
      `_sort=createdAt&_order=desc&_after=${wrong}`,
    ])
      expect((await page(query)).status).toBe(400);
  });
});

it.each([
  ['ten million rows at once', '_end=10000000'],
  ['two hundred sort fields', `_sort=${Array.from({ length: 200 }, () => 'createdAt').join(',')}`],
])('%s are refused', async (_, query) => {
  expect((await list(query)).status).toBe(400);
});

it.each(['%%%%', '____', '\\\\'])(
  'a search for %j searches for these characters literally, which no row contains',
  async (typed) => {
    expect(await list(`q=${encodeURIComponent(typed)}`)).toMatchObject({
      status: 200,
      total: '0',
      names: [],
    });
  },
);

it('twenty filters are accepted, and one more is refused', async () => {
  const filters = Object.entries(resources.requests.fields)
    .filter(([, field]) => kindOf(field).filters.includes('null'))
    .map(([name]) => `${name}_null=true`);
  const statusOf = async (count: number) =>
    (await ask('GET', `/requests?${filters.slice(0, count).join('&')}`)).status;
  expect(await statusOf(20)).toBe(200);
  expect(await statusOf(21)).toBe(400);
});
