import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it('every answer, including refusals, has its own x-request-id, which the caller cannot choose', async () => {
  const answers = [
    await test.app.inject({ url: '/api/v1/health' }),
    await test.app.inject({ url: '/api/v1/session' }),
    await test.app.inject({ url: '/api/v1/session', headers: { 'x-request-id': 'chosen by the caller' } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401]);
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(ids.length);
});
