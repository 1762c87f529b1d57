import { describe, expect, it } from 'vitest';
import { autoCompleteAt, canReschedule, correctionsDeadline } from '#domain/scheduling/deadlines';
import { addDays, isWeekend, riyadhDate } from 'sijil/base/time/riyadhTime';

describe('the correction deadline', () => {
  it('is the end of the fifteenth Riyadh day after the results were sent', () => {
    // Sunday 1 November 2026 → Monday 16 November.
    expect(correctionsDeadline(new Date('2026-11-01T08:00:00Z')).toISOString()).toBe(
      '2026-11-16T20:59:59.999Z',
    );
  });

  it('counts from the Riyadh day, not the UTC day', () => {
    expect(riyadhDate(correctionsDeadline(new Date('2026-11-01T20:59:00Z')))).toBe('2026-11-16');
    expect(riyadhDate(correctionsDeadline(new Date('2026-11-01T21:00:00Z')))).toBe('2026-11-17');
  });

  it('moves from Friday or Saturday to Sunday', () => {
    // 5 and 6 November 2026 are Thursday and Friday: the fifteenth days are Friday 20 and Saturday 21.
    expect(riyadhDate(correctionsDeadline(new Date('2026-11-05T08:00:00Z')))).toBe('2026-11-22');
    expect(riyadhDate(correctionsDeadline(new Date('2026-11-06T08:00:00Z')))).toBe('2026-11-22');
    expect(riyadhDate(correctionsDeadline(new Date('2026-11-04T08:00:00Z')))).toBe('2026-11-19');
  });

  it('is 15 to 17 days after the results and never on a weekend', () => {
    for (let hour = 0; hour < 400 * 24; hour += 7) {
      const sent = new Date(Date.UTC(2026, 0, 1, hour));
      const due = riyadhDate(correctionsDeadline(sent));
      expect(isWeekend(due)).toBe(false);
      expect([15, 16, 17].map((days) => addDays(riyadhDate(sent), days))).toContain(due);
    }
  });
});

describe('rescheduling a visit', () => {
  const visit = new Date('2026-11-22T06:00:00Z');

  it('is possible until exactly 24 hours before it', () => {
    expect(canReschedule(visit, new Date('2026-11-21T06:00:00Z'))).toBe(true);
    expect(canReschedule(visit, new Date('2026-11-21T06:00:00.001Z'))).toBe(false);
  });

  it('is not possible once the visit has passed', () => {
    expect(canReschedule(visit, new Date('2026-11-23T06:00:00Z'))).toBe(false);
  });
});

it('an approved inspection that nobody reviews completes automatically after 7 days', () => {
  expect(autoCompleteAt(new Date('2026-11-01T08:00:00Z')).toISOString()).toBe('2026-11-08T08:00:00.000Z');
});
