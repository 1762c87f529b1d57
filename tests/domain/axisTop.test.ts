import { expect, it } from 'vitest';
import { formatRiyals } from '#framework/base/formats/money';
import { axisTop } from '#framework/base/numbers/rounding';

it.each([
  [0, 1000],
  [1000, 1000],
  [1001, 2000],
  [4900, 5000],
  [2_100_000, 5_000_000],
  [7_300_000, 10_000_000],
])('the axis of amounts up to %i halalas ends at %i', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
});

it.each(['ar', 'en'] as const)('axis labels are whole riyals, at the middle too (%s)', (language) => {
  const written = [5_000_000, 2_500_000, 500, 0].map((halalas) => formatRiyals(halalas, language));
  expect(written).toEqual(['50,000', '25,000', '5', '0']);
});
