import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindOf } from '#domain/schema/fieldKinds';
import { resources } from '#resources';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from './askAs';

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
    select 'جنسية', 'N' || n, now() - n * interval '1 minute' from generate_series(1, 10020) as n`);
});
afterAll(() => test.close());

describe('a list of more than ten thousand', () => {
  it('says that there are more, without counting them', async () => {
    expect(await list('_end=25')).toMatchObject({ total: '10000', exact: 'false' });
    expect((await list('_start=10000&_end=10010')).total).toBe('10010');
  });

  it('is exact where it is short enough, or where its end is seen', async () => {
    expect(await list('descriptionEn_like=N100&_end=5')).toMatchObject({ total: '32', exact: undefined });
    expect(await list('_start=10000&_end=10025')).toMatchObject({ total: '10020', exact: undefined });
  });

  it('is read to its end, forwards and backwards, each row once', async () => {
    const last = await list('_start=10015&_end=10025&_sort=createdAt&_order=desc');
    const first = await list('_end=5&_sort=createdAt&_order=asc');
    expect(last.names).toEqual(['N10016', 'N10017', 'N10018', 'N10019', 'N10020']);
    expect(first.names).toEqual(last.names.toReversed());
  });
});

it.each([
  ['ten million rows at once', '_end=10000000'],
  ['two hundred sort fields', `_sort=${Array.from({ length: 200 }, () => 'createdAt').join(',')}`],
])('%s are refused', async (_, query) => {
  expect((await list(query)).status).toBe(400);
});

it.each(['%%%%', '____', '\\\\'])(
  'a search for %j looks for these signs, which no row holds',
  async (typed) => {
    expect(await list(`q=${encodeURIComponent(typed)}`)).toMatchObject({
      status: 200,
      total: '0',
      names: [],
    });
  },
);

it('twenty filters are taken, one more is refused', async () => {
  const filters = Object.entries(resources.requests.fields)
    .filter(([, field]) => kindOf(field).filters.includes('null'))
    .map(([name]) => `${name}_null=true`);
  const statusOf = async (count: number) =>
    (await ask('GET', `/requests?${filters.slice(0, count).join('&')}`)).status;
  expect(await statusOf(20)).toBe(200);
  expect(await statusOf(21)).toBe(400);
});
