import { describe, expect, it } from 'vitest';
import { lastTurn, nextTurn } from 'sijil/schema/automations/triggers';

const at = (text: string) => new Date(text);

describe('the occurrences of a schedule in Riyadh time', () => {
  // 22 November 2026 is a Sunday; 08:00 in Riyadh is 05:00 UTC.
  const sundays = { trigger: 'weekly', weekday: 'sunday', hour: 8 } as const;

  it('are at the given hour, once in each period', () => {
    expect(nextTurn(sundays, at('2026-11-22T04:59:59Z'))).toEqual(at('2026-11-22T05:00:00Z'));
    expect(nextTurn(sundays, at('2026-11-22T05:00:00Z'))).toEqual(at('2026-11-29T05:00:00Z'));
    expect(lastTurn(sundays, at('2026-11-22T05:00:00Z'))).toEqual(at('2026-11-22T05:00:00Z'));
  });

  it('use the Riyadh weekday: Sunday 01:00 is Saturday in UTC', () => {
    expect(nextTurn({ ...sundays, hour: 1 }, at('2026-11-21T12:00:00Z'))).toEqual(at('2026-11-21T22:00:00Z'));
  });

  it.each([
    ['2027-01-31T21:00:00Z', '2027-02-28T05:00:00Z'],
    ['2028-01-31T21:00:00Z', '2028-02-29T05:00:00Z'],
    ['2026-11-22T12:00:00Z', '2026-11-30T05:00:00Z'],
    ['2026-11-30T05:00:00Z', '2026-12-31T05:00:00Z'],
  ])('on the 31st move to the last day of a shorter month: after %s', (now, next) => {
    expect(nextTurn({ trigger: 'monthly', monthDay: 31, hour: 8 }, at(now))).toEqual(at(next));
  });
});
