import { describe, expect, it } from 'vitest';
import {
  addDays,
  endOfRiyadhDay,
  isWeekend,
  riyadhDate,
  riyadhInstant,
  toWorkingDay,
} from 'sijil/base/time/riyadhTime';

describe('Riyadh days', () => {
  it('start at 21:00 UTC of the previous day', () => {
    expect(riyadhDate(new Date('2026-11-21T20:59:59.999Z'))).toBe('2026-11-21');
    expect(riyadhDate(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
    expect(riyadhInstant('2026-11-22').toISOString()).toBe('2026-11-21T21:00:00.000Z');
    expect(riyadhInstant('2026-11-22', 9).toISOString()).toBe('2026-11-22T06:00:00.000Z');
  });

  it('end one millisecond before the next day', () => {
    expect(endOfRiyadhDay('2026-11-22').toISOString()).toBe('2026-11-22T20:59:59.999Z');
    expect(riyadhDate(endOfRiyadhDay('2026-11-22'))).toBe('2026-11-22');
  });

  it('agree with the time-zone database all year', () => {
    const reference = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const at = new Date(Date.UTC(2026, 0, 1, hour));
      expect(riyadhDate(at)).toBe(reference.format(at));
    }
  });

  it('are added correctly across months and leap years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('must be valid ISO dates', () => {
    for (const date of ['2026-02-30', '2026-13-01', '1-1-2026', '', '2026-01-01T00:00:00Z']) {
      expect(() => addDays(date, 1)).toThrow(RangeError);
    }
  });

  it('on Friday and Saturday are the weekend, and move to Sunday as working days', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(toWorkingDay('2026-11-19')).toBe('2026-11-19');
    expect(toWorkingDay('2026-11-20')).toBe('2026-11-22');
    expect(toWorkingDay('2026-11-21')).toBe('2026-11-22');
  });
});
