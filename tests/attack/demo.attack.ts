import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../server/seed/demo/seedDemo';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { attack } from './attack';
import type { Tally } from './tally';
import { attackersOf } from './attackers';
import { addDesignedTypes, designedOperations } from './designedTypes';

const calls = Number(process.env['ATTACK_CALLS'] ?? 20_000);
const seed = Number(process.env['ATTACK_SEED'] ?? Math.floor(Math.random() * 1e9));

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedDemo(test.api);
  await test.app.ready();
  const [admin] = (await attackersOf(test)).filter(({ person }) => person?.role === 'admin');
  await addDesignedTypes(test, admin?.person?.id ?? '');
}, 900_000);
afterAll(() => test.close());

it(`the demo business withstands ${calls} random calls; ATTACK_SEED=${seed} repeats them`, async () => {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const say = (tally: Tally) => console.log(tally.report(seed, seconds()));
  const tally = await attack(test, await attackersOf(test), {
    calls,
    seed,
    idsEach: 1,
    onProgress: say,
  });
  say(tally);
  expect([...new Set(tally.faults)]).toEqual([]);
  expect(tally.hostile).toBeGreaterThanOrEqual(calls);
  expect([...tally.operations]).toEqual(expect.arrayContaining(designedOperations));
}, 7_200_000);
