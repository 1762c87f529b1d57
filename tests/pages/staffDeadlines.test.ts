import { describe, expect, it } from 'vitest';

import { daysLeft, openDeadline } from '@/requests/deadlines';

const now = new Date('2026-11-15T06:00:00.000Z');

describe('a deadline', () => {
  it('applies only while corrections are under way', () => {
    const correctionsDueAt = '2026-11-20T20:59:59.999Z';
    expect(openDeadline({ status: 'corrections_needed', correctionsDueAt })).toBe(correctionsDueAt);
    expect(openDeadline({ status: 'inspection_completed', correctionsDueAt })).toBeNull();
  });

  it.each([
    ['2026-11-15T20:59:59.999Z', 0],
    ['2026-11-15T21:00:00.000Z', 1],
    ['2026-11-25T20:59:59.999Z', 10],
    ['2026-11-13T20:59:59.999Z', -2],
  ])('%s is %i Riyadh days away', (moment, days) => {
    expect(daysLeft(moment, now)).toBe(days);
  });
});
