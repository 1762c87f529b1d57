import { describe, expect, it } from 'vitest';
import { canStartVisit } from '#domain/scheduling/deadlines';
import { checkVisitTime } from '#domain/scheduling/visitSlots';
import { defaultVisitHours } from '#domain/scheduling/visitHours';

const holidays = [{ name: 'إجازة', startsOn: '2026-12-01', endsOn: '2026-12-02' }];
const hours = { ...defaultVisitHours, holidays };
const now = new Date('2026-11-22T07:00:00Z');

describe('the check of a visit time', () => {
  it.each([
    ['the first slot of the next day', '2026-11-23T06:00:00Z', null],
    ['the last slot of a day', '2026-11-23T12:00:00Z', null],
    ['between two slots', '2026-11-23T10:30:00Z', 'offGrid'],
    ['a Friday', '2026-11-27T06:00:00Z', 'offGrid'],
    ['an hour ago', '2026-11-22T06:00:00Z', 'past'],
    ['a holiday', '2026-12-01T06:00:00Z', 'holiday'],
    ['in 2029', '2029-11-25T06:00:00Z', 'tooFar'],
  ])('«%s» at %s gives %s', (_, moment, problem) => {
    expect(checkVisitTime(new Date(moment), now, hours)).toBe(problem);
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
