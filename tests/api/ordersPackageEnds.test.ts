import { describe, expect, it } from 'vitest';
import { packageEndsOn } from '#domain/pricing/packages';

describe('the end of a package', () => {
  it.each([
    ['weekly', '2026-11-22', '2026-11-28'],
    ['month_1', '2026-11-22', '2026-12-21'],
    ['month_1', '2027-01-31', '2027-02-28'],
    ['month_2', '2026-12-31', '2027-02-28'],
    ['month_3', '2026-11-30', '2027-02-28'],
    ['biannual', '2026-11-22', '2027-05-21'],
    ['annual', '2026-11-22', '2027-11-21'],
    ['annual', '2028-02-29', '2029-02-28'],
    ['month_12', '2026-01-01', '2026-12-31'],
  ] as const)('for %s from %s is %s', (duration, startsOn, endsOn) => {
    expect(packageEndsOn(startsOn, duration)).toBe(endsOn);
  });
});
