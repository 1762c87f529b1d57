import { describe, expect, it } from 'vitest';
import { previousPeriodDays, daysOf, monthsOf, readPeriod } from '#domain/figures/period';

/** Sunday, 10:00 in Riyadh. */
const now = new Date('2026-11-22T07:00:00Z');

describe('a reporting period', () => {
  it.each([
    ['nothing', {}, { from: '2025-12', to: '2026-11' }],
    ['its beginning', { from: '2026-03' }, { from: '2026-03', to: '2027-02' }],
    ['its end', { to: '2026-02' }, { from: '2025-03', to: '2026-02' }],
    ['one month', { from: '2026-02', to: '2026-02' }, { from: '2026-02', to: '2026-02' }],
    ['three years', { from: '2024-01', to: '2026-12' }, { from: '2024-01', to: '2026-12' }],
  ])('given by %s covers full months', (_, given, period) => {
    expect(readPeriod(given, now)).toEqual(period);
  });

  it.each([
    [{ from: '2026-05', to: '2026-04' }, 'period_reversed'],
    [{ from: '2026-13' }, 'period_unreadable'],
    [{ from: '' }, 'period_unreadable'],
    [{ to: '2026-02-01' }, 'period_unreadable'],
    [{ from: '1999-12', to: '2000-03' }, 'period_unreadable'],
    [{ from: '2023-12', to: '2026-12' }, 'period_too_long'],
    [{ from: '2000-01', to: '2099-12' }, 'period_too_long'],
  ])('%j is refused as %s', (given, problem) => {
    expect(readPeriod(given, now)).toBe(problem);
  });

  it('by default ends in the current month of Riyadh, not of UTC', () => {
    expect(readPeriod({}, new Date('2026-11-30T21:00:00Z'))).toEqual({ from: '2026-01', to: '2026-12' });
  });

  it('lists its months in order across a year', () => {
    expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });
});

describe('the comparison period', () => {
  it('is the period of equal length just before', () => {
    const period = { from: '2026-08', to: '2026-10' };
    expect(daysOf(period, now)).toEqual({ from: '2026-08-01', to: '2026-10-31' });
    expect(previousPeriodDays(period, now)).toEqual({ from: '2026-05-01', to: '2026-07-31' });
  });

  it('ends on the same day of the month when the period ends in the current month', () => {
    const period = { from: '2026-11', to: '2026-11' };
    expect(daysOf(period, now)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
    expect(previousPeriodDays(period, now)).toEqual({ from: '2026-10-01', to: '2026-10-22' });
  });

  it('ends on the last day of a shorter month', () => {
    const endOfMarch = new Date('2026-03-31T07:00:00Z');
    expect(previousPeriodDays({ from: '2026-03', to: '2026-03' }, endOfMarch)).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(previousPeriodDays({ from: '2026-03', to: '2026-03' }, new Date('2026-03-30T07:00:00Z')).to).toBe(
      '2026-02-28',
    );
  });
});
