import { describe, expect, it } from 'vitest';
import { isAgainstAdvice, isThirdRunning } from '#domain/inspectors';

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])(
  'after %i visits in a row by the same inspector the next is a third or later: %s',
  (visitsInARow, third) => {
    expect(isThirdRunning({ visitsInARow })).toBe(third);
  },
);

describe('a choice among ranked candidates', () => {
  const best = { conflict: false, visitsInARow: 0, reportsUpheld: 0 };

  it('follows the advice when it is the first, without a warning', () => {
    expect(isAgainstAdvice(best, [best, { ...best }])).toBe(false);
  });

  it('is against it when another is ranked first', () => {
    const second = { ...best };
    expect(isAgainstAdvice(second, [best, second])).toBe(true);
  });

  it.each([{ conflict: true }, { visitsInARow: 2 }, { reportsUpheld: 1 }])(
    'is against it when the only candidate has the warning %o',
    (warning) => {
      const only = { ...best, ...warning };
      expect(isAgainstAdvice(only, [only])).toBe(true);
    },
  );

  it.each([
    [{}, false],
    [{ conflicts: 1 }, true],
    [{ thirdsInARow: 1 }, true],
    [{ reportsUpheld: 1 }, true],
  ])('for several visits, of a first candidate with %o, is against it: %s', (warning, against) => {
    const first = { conflicts: 0, thirdsInARow: 0, reportsUpheld: 0, ...warning };
    expect(isAgainstAdvice(first, [first])).toBe(against);
  });

  it('is not against it before anybody is chosen', () => {
    expect(isAgainstAdvice(undefined, [best])).toBe(false);
  });
});
