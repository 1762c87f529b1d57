import { describe, expect, it } from 'vitest';
import { timePointedAt } from '@/requests/actions/VisitTimePicker';

const slot = (startsAt: string, remaining: number) => ({ startsAt, endsAt: startsAt, remaining });
const days = [
  {
    day: '2026-11-25',
    closed: null,
    slots: [slot('2026-11-25T06:00:00.000Z', 0), slot('2026-11-25T08:00:00.000Z', 2)],
  },
  { day: '2026-11-27', closed: 'weekend' as const, slots: [] },
];

describe('dropping a visit on another day', () => {
  it('keeps its hour where an inspector is available then', () => {
    expect(timePointedAt(days, '2026-11-25T08:00:00.000Z')).toEqual({
      time: '2026-11-25T08:00:00.000Z',
      hourTaken: false,
    });
  });

  it('reports its hour as taken while other hours of the day are free', () => {
    expect(timePointedAt(days, '2026-11-25T06:00:00.000Z')).toEqual({ time: null, hourTaken: true });
  });

  it('does not report a taken hour on a day without any hours', () => {
    expect(timePointedAt(days, '2026-11-27T06:00:00.000Z')).toEqual({ time: null, hourTaken: false });
  });
});
