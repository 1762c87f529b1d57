import { describe, expect, it } from 'vitest';
import { numbersBeginning } from '#framework/server/resources/searchPlan';

describe('the numbers that begin with typed digits', () => {
  it('are the very number, and then ranges from the highest', () => {
    const ranges = numbersBeginning('12');
    expect(ranges[0]).toEqual([12, 12]);
    expect(ranges.slice(-2)).toEqual([
      [1200, 1299],
      [120, 129],
    ]);
    const highest = ranges.slice(1).map(([, last]) => last);
    expect(highest).toEqual(highest.toSorted((a, b) => b - a));
  });

  it.each(['12', '7', '1999'])('%s are all those whose text begins so, and no others', (digits) => {
    const ranges = numbersBeginning(digits);
    for (let number = 1; number < 21_000; number += 1) {
      const isIn = ranges.some(([first, last]) => first <= number && number <= last);
      if (isIn !== String(number).startsWith(digits)) throw new Error(`${digits}: ${number}`);
    }
  });

  it.each(['0', '012', '', '1234567890123'])('%j begins none', (digits) => {
    expect(numbersBeginning(digits)).toEqual([]);
  });
});
