import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../support/sourceTree';

/** Code that names an instalment's amount for another purpose than to say what is owed of it. */
const reviewed: Readonly<Record<string, string>> = {
  'server/records/owedFields.ts': 'says what is owed of an instalment',
  'server/modules/reconcile/reconcile.ts': 'checks it by a sum of its own',
};

/** The amount of an instalment in Drizzle, of one named `i` in SQL, and a sum of the amounts of all. */
const amounts = [
  /\binstalments\.amount\b/u,
  /\bi\.amount\b/u,
  /sum\((?:\w+\.)?amount\)[^`;]*from (?:\$\{instalments\}|instalments)/u,
];

const namesAmount = (source: string) => amounts.some((pattern) => pattern.test(source));

describe('what is owed of an instalment', () => {
  it('is said in one place: nothing else sums or shows the amount of an unpaid one', () => {
    const found = filesUnder('server', ['.ts']).filter((file) => namesAmount(readFileSync(file, 'utf8')));
    expect(found.filter((file) => !(file in reviewed))).toEqual([]);
    expect(Object.keys(reviewed).filter((file) => !found.includes(file))).toEqual([]);
  });

  it.each([
    'coalesce(sum(${qualified(instalments.amount)}), 0)',
    'select({ amount: instalments.amount })',
    'select sum(i.amount) from instalments i where i.paid_at is null',
    'select sum(amount) from ${instalments} where paid_at is null',
  ])('would be found in %s', (source) => {
    expect(namesAmount(source)).toBe(true);
  });
});
