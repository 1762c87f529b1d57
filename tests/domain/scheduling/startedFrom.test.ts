import { expect, it } from 'vitest';
import { isFarFromBranch, metresBetween } from '#domain/scheduling/deadlines';

it.each([
  [499, null, false],
  [500, null, false],
  [501, null, true],
  // The phone's stated error is added to the limit, up to 500 m.
  [600, 100, false],
  [601, 100, true],
  [1000, 500, false],
  [1001, 500, true],
  [1001, 5000, true],
])(
  'a visit started %i m away with a phone error of %s m counts as far: %s (rules 3.17)',
  (metres, error, far) => {
    expect(isFarFromBranch(metres, error)).toBe(far);
  },
);

it('the distance between two points is the great-circle distance', () => {
  // A degree of latitude is 111.2 km; a degree of longitude in Riyadh (24.7° N) 101.0 km.
  const riyadh = { latitude: 24.7, longitude: 46.7 };
  expect(metresBetween(riyadh, { latitude: 25.7, longitude: 46.7 }) / 1000).toBeCloseTo(111.2, 1);
  expect(metresBetween(riyadh, { latitude: 24.7, longitude: 47.7 }) / 1000).toBeCloseTo(101.0, 1);
});
