import { describe, expect, it } from 'vitest';
import { spareCapacity } from '#domain/scheduling/freeVisits';
import { defaultVisitHours, isRamadan, officialHolidays } from '#domain/scheduling/visitHours';
import { visitSlots } from '#domain/scheduling/visitSlots';

const sunday = '2026-11-22';
const clock = (moment: Date) => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(11, 16);
const times = (day: string, prayers: readonly Date[] = [], hours = defaultVisitHours) =>
  visitSlots(day, hours, prayers).map(({ startsAt }) => clock(startsAt));
const at = (time: string) => new Date(`${sunday}T${time}:00+03:00`);

describe('visit slots', () => {
  it('of a working day start every two hours from 9:00 and end by 17:00', () => {
    expect(times(sunday)).toEqual(['09:00', '11:00', '13:00', '15:00']);
  });

  it.each([
    ['Friday', '2026-11-27'],
    ['Saturday', '2026-11-28'],
  ])('are never offered on %s', (_, day) => {
    expect(times(day)).toEqual([]);
  });

  it('do not exist on a holiday, including its first and last day', () => {
    const holidays = [{ name: 'إجازة', startsOn: sunday, endsOn: '2026-11-24' }];
    const of = (day: string) => times(day, [], { ...defaultVisitHours, holidays });
    expect([of(sunday), of('2026-11-24')]).toEqual([[], []]);
    expect(of('2026-11-25')).toHaveLength(4);
  });

  it('move after an overlapping prayer, to the next quarter of an hour', () => {
    // 14:50 and the twenty minutes after it cover 15:00.
    expect(times(sunday, [at('14:50')])).toEqual(['09:00', '11:00', '13:00', '15:15']);
    // A prayer that ends when the visit begins does not move it.
    expect(times(sunday, [at('14:40')])).toEqual(['09:00', '11:00', '13:00', '15:00']);
  });

  it('are extended by a prayer during the visit, and never end after closing', () => {
    const [, second] = visitSlots(sunday, defaultVisitHours, [at('11:40')]);
    expect(second && clock(second.endsAt)).toBe('12:50');
    const long = { ...defaultVisitHours, visitMinutes: 110 };
    expect(times(sunday, [at('16:00')], long)).toEqual(['09:00', '11:00', '13:00']);
  });

  it.each([
    [119, ['09:00', '11:00', '13:00', '15:00']],
    [120, ['09:00', '11:00', '13:00', '15:00']],
    [121, ['09:00', '11:00', '13:00']],
  ])('of %i minutes may end at 17:00 but not later', (visitMinutes, expected) => {
    expect(times(sunday, [], { ...defaultVisitHours, visitMinutes })).toEqual(expected);
  });

  it('follow the Ramadan hours from 8 February 2027', () => {
    expect(isRamadan('2027-02-07')).toBe(false);
    expect(isRamadan('2027-02-08')).toBe(true);
    expect(times('2027-02-09')).toEqual(['10:00', '12:00', '14:00']);
  });
});

describe('the public holidays of a year', () => {
  it('are Founding Day, National Day and both Eids, by the Umm al-Qura calendar', () => {
    expect(officialHolidays(2027).map(({ startsOn }) => startsOn)).toEqual([
      '2027-02-22',
      '2027-03-09',
      '2027-05-15',
      '2027-09-23',
    ]);
  });
});

describe('the spare capacity of inspectors after promised visits', () => {
  it.each([
    ['nobody free', [], [], 0],
    ['three free, nothing promised', ['a', 'b', 'c'], [], 3],
    ['a promise takes one of them', ['a', 'b'], [['a', 'b']], 1],
    ['a promise that only somebody else can keep takes none', ['a'], [['z']], 1],
    ['a promise moves to whom we do not need', ['a'], [['a', 'z']], 1],
    [
      'two promises, two people',
      ['a', 'b'],
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      0,
    ],
    ['a promise that nobody can keep any more', ['a'], [[]], 1],
    [
      'chains of three',
      ['a', 'b'],
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
      ],
      1,
    ],
  ])('%s', (_, able, promises, left) => {
    expect(spareCapacity(able, promises)).toBe(left);
  });
});
