import { describe, expect, it } from 'vitest';
import { canStartVisit } from '#domain/scheduling/deadlines';
import { checkVisitTime } from '#domain/scheduling/visitSlots';
import { defaultVisitHours } from '#domain/scheduling/visitHours';

const holidays = [{ name: 'إجازة', startsOn: '2026-12-01', endsOn: '2026-12-02' }];
const hours = { ...defaultVisitHours, holidays };
const now = new Date('2026-11-22T07:00:00Z');

describe('the check of a visit time', () => {
  const rules = { now, hours, opening: null };
  // Now is 10:00 on Sunday 22 November in Riyadh, and the notice 24 hours.
  it.each([
    ['the first time with a day of notice', '2026-11-23T08:00:00Z', null],
    ['23 hours ahead', '2026-11-23T06:00:00Z', 'tooSoon'],
    ['an hour ahead', '2026-11-22T08:00:00Z', 'tooSoon'],
    ['the last slot of a day', '2026-11-23T12:00:00Z', null],
    ['between two slots', '2026-11-23T10:30:00Z', 'offGrid'],
    ['a Friday', '2026-11-27T06:00:00Z', 'offGrid'],
    ['an hour ago', '2026-11-22T06:00:00Z', 'past'],
    ['a holiday', '2026-12-01T06:00:00Z', 'holiday'],
    ['in 2029', '2029-11-25T06:00:00Z', 'tooFar'],
  ])('«%s» at %s gives %s', (_, moment, problem) => {
    expect(checkVisitTime(new Date(moment), rules)).toBe(problem);
  });

  it.each([
    [0, '2026-11-22T08:00:00Z', null],
    [1, '2026-11-22T08:00:00Z', null],
    [2, '2026-11-22T08:00:00Z', 'tooSoon'],
    [48, '2026-11-24T06:00:00Z', 'tooSoon'],
    [48, '2026-11-24T08:00:00Z', null],
  ])('requires the %i hours of notice from the settings for %s', (noticeHours, moment, problem) => {
    expect(checkVisitTime(new Date(moment), { ...rules, hours: { ...hours, noticeHours } })).toBe(problem);
  });

  it.each([
    ['before the branch opens', '09:00', 'placeClosed'],
    ['as it opens', '11:00', null],
    ['before its break, but with an end in it', '13:00', 'placeClosed'],
    ['after its break', '15:00', null],
  ])('judges a time %s, %s', (_, time, problem) => {
    const opening = [
      { days: ['mon'], hours: '11:00-14:00' },
      { days: ['mon'], hours: '14:45-23:00' },
    ] as const;
    const monday = new Date(`2026-11-30T${time}:00+03:00`);
    expect(checkVisitTime(monday, { ...rules, opening })).toBe(problem);
  });
});

describe('starting a visit', () => {
  it.each([
    ['2026-11-23T07:00:00Z', true],
    ['2026-11-23T07:00:01Z', false],
    ['2026-11-20T06:00:00Z', true],
  ])('planned for %s is possible now: %s', (visitAt, startable) => {
    expect(canStartVisit(new Date(visitAt), now)).toBe(startable);
  });
});
