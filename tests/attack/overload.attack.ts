import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../server/seed/demo/seedDemo';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { hostileFileNames } from '../support/hostileFiles';
import { asRole } from '../support/people';
import { floodFiles } from './floodFiles';
import { overload } from './overload';
import { attackersOf } from './attackers';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedDemo(test.api);
  await test.app.ready();
}, 900_000);
afterAll(() => test.close());

it('every operation refuses the largest, worst-shaped bodies within a second of CPU time', async () => {
  const { faults, calls, longest } = await overload(test, await attackersOf(test));
  console.log(
    `${calls} calls; the longest took ${Math.round(longest.ms)} ms of a processor: ${longest.call}`,
  );
  expect(faults).toEqual([]);
  expect(longest.ms, longest.call).toBeLessThan(1000);
}, 3_600_000);

it('forty of the largest pictures and every hostile file at once do not block another upload', async () => {
  const people = await Promise.all(
    Array.from({ length: hostileFileNames.length + 2 }, () => asRole(test, 'client')),
  );
  const flood = await floodFiles(
    test,
    people.map(({ token }) => token),
    40,
  );
  console.log(
    `somebody else’s picture took ${Math.round(flood.otherMs)} ms; the longest stall ${Math.round(flood.longestStallMs)} ms`,
  );
  expect([...flood.statuses].filter(([, status]) => ![415, 422].includes(status))).toEqual([]);
  expect(flood.pictures.filter((status) => ![201, 429].includes(status))).toEqual([]);
  expect(flood.other).toBe(201);
}, 600_000);
