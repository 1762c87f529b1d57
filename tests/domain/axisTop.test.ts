import { expect, it } from 'vitest';
import { axisTop } from '#domain/numbers/axisTop';

it.each([
  [0, 100],
  [100, 100],
  [101, 200],
  [2_100_000, 5_000_000],
  [7_300_000, 10_000_000],
])('an axis of amounts up to %i halalas ends at %i', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
});
