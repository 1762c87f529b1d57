import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PreparingClient } from '../../server/db/preparingClient';
import { sessions } from '../../server/db/schema/users';
import { askAs } from '../resources/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
let admin: Awaited<ReturnType<typeof asRole>>;
let operations: typeof admin;
let token: string | undefined;
const ask = askAs(
  () => test,
  () => token,
);

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  admin = await asRole(test, 'admin');
  operations = await asRole(test, 'admin_operation');
  token = admin.token;
});
afterAll(() => test.close());

/** An answer, and how many statements of it read records. */
async function read(url: string) {
  const sent = vi.spyOn(PreparingClient.prototype, 'query');
  const { status, body, headers } = await ask<{ id: string; descriptionEn: string }[]>('GET', url);
  const texts = sent.mock.calls.map(([one]) => (one as unknown as { text: string }).text);
  sent.mockRestore();
  const place = [headers['x-total-count'], headers['x-page-first'], headers['x-page-last']];
  return { status, body, place, ways: texts.filter((text) => /page\.ids|string_agg/.test(text)).length };
}

async function often(url: string) {
  const answers = [];
  for (let time = 0; time < 10; time += 1) answers.push(await read(url));
  return answers;
}

it.each([
  '/nationalities',
  '/nationalities?_end=3&_sort=createdAt&_order=desc',
  '/nationalities?_deleted=true',
])('a list that is asked for often is one statement, and answers as before: %s', async (url) => {
  const [first, ...others] = await often(url);
  expect(first?.status).toBe(200);
  for (const { ways: _ways, ...other } of others) expect(other).toEqual({ ...first, ways: undefined });
  expect(others.at(-1)?.ways).toBe(1);
});

it('it shows what has changed since, and counts it', async () => {
  // The clock of a test stands before the rows were made.
  const url = '/nationalities?_sort=createdAt&_order=asc';
  const before = (await often(url)).at(-1);
  const names = { descriptionAr: 'جديدة', descriptionEn: 'New' };
  const { body: made } = await ask('POST', '/nationalities', { payload: names });
  const after = await read(url);
  expect(after.body[0]).toEqual(made);
  expect(Number(after.place[0])).toBe(Number(before?.place[0]) + 1);
  await ask('DELETE', `/nationalities/${String(made['id'])}?version=1`);
  expect((await read(url)).body).toEqual(before?.body);
});

it('what joins other records to its rows, is narrowed by what is typed or begins further down, stays two', async () => {
  const ways = async (url: string) => (await often(url)).at(-1)?.ways;
  expect(await ways('/cities?_end=5')).toBe(2);
  expect(await ways('/nationalities?descriptionEn_like=a&_end=5')).toBe(2);
  expect(await ways('/nationalities?_start=1&_end=5')).toBe(2);
});

it('it is nobody’s whose session has ended, nor another role’s', async () => {
  const url = '/cannedAnswers';
  const { body } = (await often(url)).at(-1) ?? {};
  token = operations.token;
  expect((await read(url)).status).toBe(403);
  token = admin.token;
  expect(await read(url)).toMatchObject({ status: 200, body, ways: 1 });
  await test.api.db.delete(sessions).where(eq(sessions.userId, admin.id));
  expect((await read(url)).status).toBe(401);
  token = operations.token;
});

it('only a dozen lists are', async () => {
  const ways = [];
  for (let size = 30; size < 42; size += 1)
    ways.push((await often(`/nationalities?_end=${size}`)).at(-1)?.ways);
  expect(ways.filter((one) => one === 1).length).toBeLessThan(12);
  expect(ways.at(-1)).toBe(2);
});
