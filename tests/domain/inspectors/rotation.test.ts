import { expect, it } from 'vitest';
import { isThirdRunning } from '#domain/inspectors';

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
