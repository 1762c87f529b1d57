import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#domain/access/operations';
import { resourceList } from '#resources';
import { keysOf } from 'sijil/base/objects';
import { apiPath } from 'sijil/schema/resource';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token } = await asRole(test, 'admin'));
});
afterAll(() => test.close());

/** Reviewed: operations whose answers hold nothing personal, and may be cached. */
const cached: readonly OperationId[] = [
  'brand.picture',
  'certificates.keys',
  'lookups.services',
  'lookups.clientTypes',
  'lookups.cuisineTypes',
  'lookups.vehicleTypes',
  'lookups.nationalities',
  'lookups.states',
  'lookups.cities',
];

async function caching(url: string, bearer: string | undefined): Promise<unknown> {
  const response = await test.app.inject({
    url: `/api/v1${url}`,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
  return response.headers['cache-control'];
}

describe('the answer of an operation', () => {
  const reading = keysOf(operations).filter((id) => operations[id].method === 'GET' && id !== 'live.stream');

  it.each(reading.map((id) => [id]))(
    '%s is stored by no browser unless it is the same for everybody',
    async (id) => {
      const url = operations[id].url.replaceAll(/:\w+/g, randomUUID());
      for (const bearer of [token, undefined]) {
        const header = await caching(url, bearer);
        if (cached.includes(id)) expect(header).toMatch(/no-store|max-age/);
        else expect(header).toMatch(/no-store/);
      }
    },
  );

  it('that a declaration generates is not stored either', async () => {
    for (const resource of resourceList)
      expect([resource.name, await caching(`${apiPath(resource)}?_start=0&_end=1`, token)]).toEqual([
        resource.name,
        'no-store',
      ]);
  });
});
