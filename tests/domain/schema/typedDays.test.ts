import { describe, expect, it } from 'vitest';
import { gregorianOf } from 'sijil/base/formats/hijri';
import { date, dateTime, defineShape } from 'sijil/schema/index';
import { readDay } from 'sijil/schema/dayText';
import { readHijriDay } from 'sijil/schema/hijriText';
import { fromText } from 'sijil/schema/cellText';
import { validate } from 'sijil/schema/validate';

describe('a typed day', () => {
  it.each([
    ['4/3/2027', '2027-03-04'],
    ['4-3-2027', '2027-03-04'],
    ['04/03/2027', '2027-03-04'],
    ['2027-03-04', '2027-03-04'],
    ['2027/3/4', '2027-03-04'],
    ['04032027', '2027-03-04'],
    ['20270304', '2027-03-04'],
    ['٠٤/٠٣/٢٠٢٧', '2027-03-04'],
    ['٤ مارس ٢٠٢٧', '2027-03-04'],
    ['4 مارس 2027', '2027-03-04'],
    ['4 March 2027', '2027-03-04'],
    ['\u200f4/3/2027\u200f', '2027-03-04'],
    ['30/02/2027', null],
    ['4/3/1899', null],
    ['4/3/2101', null],
    ['15/09/1448', null],
    ['99999999', null],
    ['tomorrow', null],
  ])('%j is read as %s', (typed, day) => {
    expect(readDay(typed, 'dayFirst')).toBe(day);
  });
});

describe('a Hijri day', () => {
  // Published Umm al-Qura dates: beginnings of Ramadan and of the year, Eid al-Adha.
  it.each([
    [{ year: 1445, month: 1, day: 1 }, '2023-07-19'],
    [{ year: 1445, month: 12, day: 10 }, '2024-06-16'],
    [{ year: 1446, month: 9, day: 1 }, '2025-03-01'],
    [{ year: 1447, month: 1, day: 1 }, '2025-06-26'],
    [{ year: 1448, month: 9, day: 15 }, '2027-02-22'],
    [{ year: 1448, month: 13, day: 1 }, null],
    [{ year: 1448, month: 9, day: 31 }, null],
  ])('%j is %s', (hijri, day) => {
    expect(gregorianOf(hijri)).toBe(day);
  });

  it('of every month from 1300 to 1500 is one day after that before', () => {
    let before = '';
    for (let year = 1300; year <= 1500; year++) {
      const first = gregorianOf({ year, month: 1, day: 1 }) ?? '';
      const days = (Date.parse(first) - Date.parse(before)) / (24 * 60 * 60 * 1000);
      if (before) expect([354, 355]).toContain(days);
      before = first;
    }
  });

  it.each(['15/09/1448', '15-9-1448', '١٤٤٨/٠٩/١٥', '1448-09-15', '15/09/1448هـ', '15/9/1448 هـ'])(
    'is read from %j, as 22 February 2027',
    (typed) => {
      expect(readHijriDay(typed)).toBe('2027-02-22');
    },
  );

  it.each(['15/09/2027', '15/09/1299', '31/09/1448', '1448', ''])('is not read from %j', (typed) => {
    expect(readHijriDay(typed)).toBeNull();
  });
});

const label = { ar: 'الانتهاء', en: 'Expiry' };
const shape = defineShape({ day: date({ label }), at: dateTime({ label }) });
const messages = (input: object, language: 'ar' | 'en' = 'en') => {
  const result = validate(shape, 'create', { ...input }, language);
  return result.ok ? [] : Object.values(result.errors).flat();
};

describe('every door for a date', () => {
  it('refuses a Hijri day with its Gregorian one', () => {
    const refusal =
      '“Expiry” is a Hijri date, which is 22 February 2027 in the Gregorian calendar. Enter the Gregorian date.';
    expect(messages({ day: '1448-09-15' })).toEqual([refusal]);
    expect(messages({ day: fromText(shape.fields.day, '١٥/٠٩/١٤٤٨') })).toEqual([refusal]);
    expect(messages({ at: '1448-09-15T08:00:00Z' })).toEqual([refusal]);
    expect(messages({ day: '1448-09-15' }, 'ar')).toEqual([
      'التاريخ في «الانتهاء» هجري، ويوافق بالميلادي 22 فبراير 2027. اكتبه بالتاريخ الميلادي.',
    ]);
  });

  it('refuses years before 1900 and after 2100', () => {
    const refusal = '“Expiry”: the year must be from 1900 to 2100.';
    for (const day of ['0202-01-01', '1899-12-31', '2101-01-01', '9998-01-01'])
      expect([day, messages({ day }), messages({ at: `${day}T08:00:00Z` })]).toEqual([
        day,
        [refusal],
        [refusal],
      ]);
    expect(messages({ day: '1900-01-01', at: '2100-12-31T08:00:00Z' })).toEqual([]);
  });

  it('says how to write a text that is no day', () => {
    expect(messages({ day: 'tomorrow' })).toEqual([
      '“Expiry” is not a valid date. Write it as 31/01/2027 or 2027-01-31.',
    ]);
  });
});
