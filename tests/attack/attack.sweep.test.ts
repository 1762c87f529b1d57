import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileFileNames } from '../support/hostileFiles';
import { asRole } from '../support/people';
import { keysOf } from 'sijil/base/objects';
import { attack } from './attack';
import { readCatalogue } from './catalogue';
import { type Person, rowsOf } from './ownership';
import { designedOperations, designedTypes } from './designedTypes';
import { floodFiles } from './floodFiles';
import { overload } from './overload';
import { buildSmallBusiness } from './smallBusiness';

type Business = Awaited<ReturnType<typeof buildSmallBusiness>>;

/** Short run with every test; the long one, over the demo business, is `npm run attack`. */
let business: Business;
beforeAll(async () => {
  business = await buildSmallBusiness();
  await business.test.app.ready();
  // Preparation of every attack, on its first use.
  await readCatalogue(business.test);
});
afterAll(() => business.test.close());

describe('the attack’s fault detection', () => {
  /** Fixture whose API returns one fixed answer. */
  const answering = async (statusCode: number, payload: string) => {
    const { test, attackers } = business;
    const app = {
      inject: async (call: InjectOptions) =>
        call.url === '/api/v1/openapi.json' ? test.app.inject(call) : { statusCode, payload },
    };
    const { faults } = await attack(
      { api: test.api, app },
      attackers.filter(({ name }) => name === 'client' || name === 'stranger'),
      { calls: 60, seed: 7, idsEach: 1, every: 40 },
    );
    return faults.join('\n');
  };

  it('reports a leaked foreign row, a call outside the audience, a 500 and an undocumented status', async () => {
    const foreign = await rowsOf(business.test.api.db.$client, business.attackers[3]?.person as Person);
    const leak = await answering(200, JSON.stringify([{ id: foreign.foreign.requests[0] }]));
    expect(leak).toMatch(/client: .* tells a row of requests that is another’s/);
    expect(leak).toMatch(/stranger: .* is not in the audience/);
    expect(await answering(500, '{}')).toMatch(/answers 500/);
    expect(await answering(403, '{"code":"forbidden"}')).not.toMatch(/another’s|audience/);
    expect(await answering(418, '{}')).toMatch(/answers 418, which its document does not list/);
  });
});

it('a short random attack reads no foreign record and causes no server error', async () => {
  const { test, attackers } = business;
  const tally = await attack(test, attackers, { calls: 1200, seed: 7, idsEach: 1, every: 6 });
  expect(tally.faults).toEqual([]);
  expect(tally.hostile).toBeGreaterThanOrEqual(1200);
}, 120_000);

it('records of designed types withstand the same attack', async () => {
  const { test, attackers } = business;
  const only = (id: string) => keysOf(designedTypes).some((type) => id.startsWith(`${type}.`));
  const tally = await attack(test, attackers, { calls: 900, seed: 11, idsEach: 2, only });
  expect(tally.faults).toEqual([]);
  expect([...tally.operations]).toEqual(expect.arrayContaining(designedOperations));
}, 120_000);

describe('hostile uploads and request bodies', () => {
  it('the largest, worst-shaped bodies take an operation less than 700 ms of CPU time', async () => {
    const { test, attackers } = business;
    // The most expensive calls, and every twelfth of the others; `npm run attack` tries all.
    const { faults, calls, longest } = await overload(
      test,
      attackers,
      ({ bodyKb, id }, index) =>
        (bodyKb > 128 && bodyKb <= 1024) || id === 'vehicles.import' || index % 12 === 0,
    );
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(100);
    // CPU time, so that a busy machine gives the same result; it was over a second for sixty thousand keys.
    expect(longest.ms, longest.call).toBeLessThan(700);
  }, 120_000);

  it('every hostile file is refused, and another user’s upload succeeds meanwhile', async () => {
    const { test } = business;
    const people = await Promise.all(
      Array.from({ length: hostileFileNames.length + 2 }, () => asRole(test, 'client')),
    );
    const tokens = people.map(({ token }) => token);
    const { statuses, pictures, other } = await floodFiles(test, tokens, 10);
    expect([...statuses].filter(([, status]) => ![415, 422].includes(status))).toEqual([]);
    expect(statuses.size).toBe(hostileFileNames.length);
    // At least two are accepted; the others are asked to try again.
    expect(pictures.filter((status) => status === 201).length).toBeGreaterThanOrEqual(2);
    expect(pictures.filter((status) => ![201, 429].includes(status))).toEqual([]);
    expect(other).toBe(201);
  }, 120_000);
});
