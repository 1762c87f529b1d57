import { describe, expect, it } from 'vitest';
import { whyDayClosed } from '#domain/scheduling/dayClosed';

describe('a day on which no visit can be', () => {
  it.each([
    ['weekend', [], 'there are no visits on the weekend'],
    ['holiday', [], 'it is a public holiday'],
    [null, [], 'its times have passed, or cannot be booked yet'],
    [null, [{ remaining: 0 }], 'all its times are taken'],
  ] as const)('says why: %s', (closed, slots, reason) => {
    expect(whyDayClosed({ closed, slots })?.en).toBe(reason);
  });

  it('is none where a single time is left', () => {
    expect(whyDayClosed({ closed: null, slots: [{ remaining: 0 }, { remaining: 1 }] })).toBeNull();
  });
});
