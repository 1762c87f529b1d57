import { describe, expect, it } from 'vitest';
import { freeVisits } from '#domain/scheduling/freeVisits';

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const day = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00', '12:00'].map(at);

describe('the number of further visits that fit into a day', () => {
  it.each([
    ['an empty day of hourly times with two and a half hours between', [], 150, 3],
    ['one in the middle, which leaves its morning and its afternoon', [['09:00', 150]], 150, 2],
    ['one early in the day', [['06:00', 150]], 150, 2],
    ['one in another city, far from everything', [['09:00', 360]], 150, 0],
    [
      'a day that is full',
      [
        ['06:30', 150],
        ['09:00', 150],
        ['11:30', 150],
      ],
      150,
      0,
    ],
  ] as const)('%s', (_, taken, apart, expected) => {
    const visits = taken.map(([time, apartMinutes]) => ({ at: at(time), apartMinutes }));
    expect(freeVisits(day, visits, apart)).toBe(expected);
  });

  it('is zero when no time is offered', () => {
    expect(freeVisits([], [], 150)).toBe(0);
  });
});
