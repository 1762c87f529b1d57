import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../support/buildTestApp';
import { findInterference, type Interference } from './nonInterference';
import { buildSmallBusiness } from './smallBusiness';
import type { Attacker } from './attackers';

let test: TestApp;
let attackers: Attacker[];
beforeAll(async () => {
  ({ test, attackers } = await buildSmallBusiness());
  await test.app.ready();
}, 300_000);
afterAll(() => test.close());

/** Excludes the general admin, to whom only other people's private records are hidden. */
const isTried = ({ person }: Attacker) => person?.role !== 'admin';

it('no role can infer hidden values from any answer', async () => {
  const faults: string[] = [];
  const untried: string[] = [];
  for (const attacker of attackers.filter(isTried)) {
    const result = await findInterference(test, attacker);
    console.log(report(attacker, result));
    faults.push(...result.faults.map((fault) => `${attacker.name}: ${fault}`));
    untried.push(...result.untried.map((column) => `${attacker.name}: ${column}`));
  }
  expect(faults).toEqual([]);
  // A withheld field without a value would prove nothing.
  expect(untried).toEqual([]);
}, 3_600_000);

function report({ name }: Attacker, { questions, answered, changed, copied, faults }: Interference): string {
  const columns = new Set(changed.map(({ table, column }) => `${table}.${column}`));
  const added = [...copied.values()].reduce((sum, one) => sum + one, 0);
  return (
    `${name}: ${questions} questions asked twice, ${answered} of them not refused; ` +
    `${changed.length} hidden values in ${columns.size} columns changed and ${added} hidden rows added between; ` +
    `${faults.length} answers differ`
  );
}
