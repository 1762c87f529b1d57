import { describe, expect, it } from 'vitest';
import { type DayClosed, dayClosed, whyDayClosed } from '#domain/scheduling/visitSlots';
import { noSlotsText, whyNoDay } from '#domain/scheduling/freeVisits';
import { defaultVisitHours } from '#domain/scheduling/visitHours';

// Sunday 22 November 2026, ten in the morning in Riyadh; Friday and Saturday are the weekend.
const now = new Date('2026-11-22T07:00:00Z');
const hours = {
  ...defaultVisitHours,
  holidays: [{ name: 'إجازة', startsOn: '2026-12-01', endsOn: '2026-12-01' }],
};
const slot = (at: string) => ({
  startsAt: new Date(at),
  endsAt: new Date(new Date(at).getTime() + 90 * 60_000),
});
const at = (day: string) => [slot(`${day}T06:00:00Z`), slot(`${day}T08:00:00Z`)];

describe('the reason why a day has no visits', () => {
  it.each([
    ['weekend', [], 'there are no visits on the weekend'],
    ['holiday', [], 'it is a public holiday'],
    ['past', [], 'its times have passed'],
    ['tooSoon', [], 'its times are too soon to be booked'],
    ['placeClosed', [], 'the branch is not open long enough for a visit'],
    ['tooFar', [], 'its times cannot be booked yet'],
    [null, [{ remaining: 0 }], 'all its times are taken'],
  ] as const)('is explained for %s', (closed, slots, reason) => {
    expect(whyDayClosed({ closed, slots })?.en).toBe(reason);
  });

  it('is null when a single time is free', () => {
    expect(whyDayClosed({ closed: null, slots: [{ remaining: 0 }, { remaining: 1 }] })).toBeNull();
  });

  it.each([
    ['the weekend', '2026-11-27', [], 'weekend'],
    ['a holiday', '2026-12-01', [], 'holiday'],
    ['yesterday', '2026-11-21', at('2026-11-21'), 'past'],
    ['a Friday that has passed', '2026-11-20', [], 'past'],
    ['today, once its last time has passed', '2026-11-22', [slot('2026-11-22T06:00:00Z')], 'past'],
    ['today, while one is to come within the notice', '2026-11-22', at('2026-11-22'), 'tooSoon'],
    ['tomorrow, of which one time is a day ahead', '2026-11-23', at('2026-11-23'), null],
    ['a working day in 2029', '2029-01-07', at('2029-01-07'), 'tooFar'],
    ['a Friday in 2029', '2029-01-05', [], 'tooFar'],
  ] as const)('is derived from the date and its times: %s', (_, day, times, closed) => {
    expect(dayClosed(day, times, { now, hours, opening: null })).toBe(closed);
  });

  it.each([
    [['tue'], '2026-11-24', null],
    [['tue'], '2026-11-25', 'placeClosed'],
    [['wed'], '2026-11-25', null],
  ] as const)('is that the branch is closed outside its days %j: %s', (days, day, closed) => {
    const opening = [{ days, hours: '08:00-20:00' }];
    expect(dayClosed(day, at(day), { now, hours, opening })).toBe(closed);
  });
});

describe('the reason why a period has no times', () => {
  const closed = (reason: DayClosed) => ({ closed: reason, slots: [] });
  const full = { closed: null, slots: [{ remaining: 0 }] };

  it.each([
    [[closed('past')], 'The times of this period have passed.', 'مضت مواعيد'],
    [[closed('past'), closed('tooSoon')], 'too soon to be booked', 'أقرب من مهلة الحجز'],
    [[closed('weekend'), closed('placeClosed')], 'not open long enough', 'لا يتسع دوام الفرع'],
    [[closed('weekend'), closed('weekend')], 'no visits on the weekend', 'عطلة نهاية الأسبوع'],
    [[closed('weekend'), closed('holiday')], 'because of a holiday', 'لأنها إجازة'],
    [[closed('weekend'), closed('tooFar')], 'within the next six months', 'الأشهر الستة القادمة'],
    [[closed('weekend'), full, closed('holiday')], 'All times in this period are taken.', 'محجوزة'],
  ] as const)('is explained in both languages (%#)', (days, english, arabic) => {
    const reason = whyNoDay(days);
    expect(reason && noSlotsText(reason, 'en')).toContain(english);
    expect(reason && noSlotsText(reason, 'ar')).toContain(arabic);
  });

  it('is null when a single time is free', () => {
    expect(whyNoDay([full, { closed: null, slots: [{ remaining: 1 }] }])).toBeNull();
  });
});
