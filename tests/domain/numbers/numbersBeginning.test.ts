import { describe, expect, it } from 'vitest';
import { numbersBeginning } from 'sijil/server/resources/searchPlan';

describe('the number ranges for typed digits', () => {
  it('are the exact number, then ranges in descending order', () => {
    const ranges = numbersBeginning('12');
    expect(ranges[0]).toEqual([12, 12]);
    expect(ranges.slice(-2)).toEqual([
      [1200, 1299],
      [120, 129],
    ]);
    const highest = ranges.slice(1).map(([, last]) => last);
    expect(highest).toEqual(highest.toSorted((a, b) => b - a));
  });

  it.each(['12', '7', '1999'])(
    'for %s contain exactly the numbers that start with these digits',
    (digits) => {
      const ranges = numbersBeginning(digits);
      for (let number = 1; number < 21_000; number += 1) {
        const isIn = ranges.some(([first, last]) => first <= number && number <= last);
        if (isIn !== String(number).startsWith(digits)) throw new Error(`${digits}: ${number}`);
      }
    },
  );

  it.each(['0', '012', '', '1234567890123'])('for %j are empty', (digits) => {
    expect(numbersBeginning(digits)).toEqual([]);
  });
});
