import { describe, expect, it } from 'vitest';
import { riyadhInstant } from '#domain/scheduling/riyadhTime';
import { visitSlots } from '#domain/scheduling/visitSlots';

const sunday = '2026-11-22';
const monday = '2026-11-23';
const ofSunday = { from: riyadhInstant(sunday), to: riyadhInstant(monday) };
const starts = (slots: readonly { startsAt: Date }[]) => slots.map(({ startsAt }) => startsAt.toISOString());

describe('visit slots', () => {
  it('of a working day begin at 09:00, 11:00, 13:00 and 15:00 in Riyadh and last two hours', () => {
    const slots = visitSlots({ ...ofSunday, taken: [], capacity: 1 });
    expect(starts(slots)).toEqual(
      [6, 8, 10, 12].map((hour) => new Date(Date.UTC(2026, 10, 22, hour)).toISOString()),
    );
    expect(slots.at(-1)?.endsAt).toEqual(riyadhInstant(sunday, 17));
  });

  it('are never offered on Friday or Saturday: a week holds twenty', () => {
    const slots = visitSlots({
      from: riyadhInstant('2026-11-19'),
      to: riyadhInstant('2026-11-26'),
      taken: [],
      capacity: 1,
    });
    expect(slots).toHaveLength(20);
    expect(new Set(slots.map(({ startsAt }) => startsAt.getUTCDay()))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('that have already begun are not offered', () => {
    const slots = visitSlots({
      from: riyadhInstant(sunday, 10),
      to: riyadhInstant(sunday, 15),
      taken: [],
      capacity: 1,
    });
    expect(starts(slots)).toEqual(
      starts([{ startsAt: riyadhInstant(sunday, 11) }, { startsAt: riyadhInstant(sunday, 13) }]),
    );
  });

  it('lose one place for each visit planned in them', () => {
    const nine = riyadhInstant(sunday, 9);
    const slots = visitSlots({ ...ofSunday, taken: [nine, nine], capacity: 3 });
    expect(slots.map(({ remaining }) => remaining)).toEqual([1, 3, 3, 3]);
  });

  it('that are full stay in the answer with nothing remaining', () => {
    const nine = riyadhInstant(sunday, 9);
    const slots = visitSlots({ ...ofSunday, taken: [nine, nine], capacity: 1 });
    expect(slots[0]?.remaining).toBe(0);
  });

  it('share a visit that was put between two of them', () => {
    const slots = visitSlots({ ...ofSunday, taken: [riyadhInstant(sunday, 10)], capacity: 1 });
    expect(slots.map(({ remaining }) => remaining)).toEqual([0, 0, 1, 1]);
  });

  it('are none when the search ends before it begins', () => {
    expect(visitSlots({ from: ofSunday.to, to: ofSunday.from, taken: [], capacity: 1 })).toEqual([]);
  });
});
