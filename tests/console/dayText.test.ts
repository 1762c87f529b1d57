import { describe, expect, it } from 'vitest';
import { edgeOfPeriod } from 'sijil/schema/filterText';
import { dayOrderOf, readDay, withPlainDay } from 'sijil/schema/dayText';

describe('reading a day from a cell', () => {
  it.each([
    ['2024-01-05', '2024-01-05'],
    ['2024/1/5', '2024-01-05'],
    ['٢٠٢٤/٠١/٠٥', '2024-01-05'],
    ['31-Dec-24', '2024-12-31'],
    ['31 ديسمبر 2024', '2024-12-31'],
    ['5 اكتوبر 2024', '2024-10-05'],
    ['45657', '2024-12-31'],
    ['31/12/2024', '2024-12-31'],
    ['12/31/2024', '2024-12-31'],
    ['5/5/2024', '2024-05-05'],
  ])('%s means exactly one day', (typed, day) => expect(readDay(typed)).toBe(day));

  it.each(['5/1/2024', '1445-06-12', '1445/6/12', '31/02/2024', '2024-02-30', '13/13/2024', '2024', 'x', ''])(
    '%s is ambiguous or no date',
    (typed) => expect(readDay(typed)).toBeNull(),
  );

  it('an ambiguous date is read in the chosen order', () => {
    expect(readDay('5/1/2024', 'dayFirst')).toBe('2024-01-05');
    expect(readDay('5/1/2024', 'monthFirst')).toBe('2024-05-01');
  });
});

describe('the day order of a column', () => {
  it('follows from one unambiguous cell', () => {
    expect(dayOrderOf(['5/1/2024', '12/31/2024'])).toBe('monthFirst');
    expect(dayOrderOf(['5/1/2024 08:00', '31/12/2024 09:00'])).toBe('dayFirst');
  });

  it('is open where no cell decides it, or two cells contradict each other', () => {
    expect(dayOrderOf(['5/1/2024', '5/5/2024'])).toBe('open');
    expect(dayOrderOf(['5/1/2024', '31/12/2024', '12/31/2024'])).toBe('open');
  });

  it('is not needed where no cell is ambiguous', () => {
    expect(dayOrderOf(['2024-01-05', '5/5/2024', '', '31-Dec-24'])).toBeNull();
  });

  it('is used to rewrite days as ISO dates for the API, with their time unchanged', () => {
    expect(withPlainDay('5/1/2024 08:30', 'monthFirst')).toBe('2024-05-01 08:30');
    expect(withPlainDay('soon', 'dayFirst')).toBe('soon');
  });
});

describe('a period relative to today', () => {
  // A Sunday, the first day of the week in Saudi Arabia.
  it.each([
    ['day', '2026-11-22', '2026-11-22'],
    ['day-6', '2026-11-16', '2026-11-16'],
    ['day+9', '2026-12-01', '2026-12-01'],
    ['week', '2026-11-22', '2026-11-28'],
    ['week-1', '2026-11-15', '2026-11-21'],
    ['month', '2026-11-01', '2026-11-30'],
    ['month-11', '2025-12-01', '2025-12-31'],
    ['month+2', '2027-01-01', '2027-01-31'],
    ['month+3', '2027-02-01', '2027-02-28'],
    ['year', '2026-01-01', '2026-12-31'],
    ['year-1', '2025-01-01', '2025-12-31'],
  ])('%s begins on %s and ends on %s', (period, first, last) => {
    expect(edgeOfPeriod(period, 'first', '2026-11-22')).toBe(first);
    expect(edgeOfPeriod(period, 'last', '2026-11-22')).toBe(last);
  });

  it.each(['', 'days', 'day 1', 'day-1000', 'Month', 'day-'])('«%s» is not a period', (typed) => {
    expect(edgeOfPeriod(typed, 'first', '2026-11-22')).toBeNull();
  });
});
