import { describe, expect, it } from 'vitest';
import { daysWords } from '#domain/scheduling/openingDays';
import { isOpenDuring, openingHoursOf } from '#domain/scheduling/openingHours';
import { openingAnswer, readOpeningHours, statedOpeningHours } from '#domain/scheduling/statedHours';
import type { Weekday } from '#domain/scheduling/weekdays';

const question = { ar: 'ما أوقات عمل المنشأة؟', en: 'What are your opening hours?' };
const answered = (answer: string) => [{ question, answer }];
const everyDay = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

describe('the opening hours stated in the answer to an order’s question', () => {
  it.each([
    ['من 1 ظهرًا إلى 2 فجرًا', '13:00-02:00'],
    ['من 12 ظهرًا إلى 1 بعد منتصف الليل', '12:00-01:00'],
    ['من 6 صباحًا إلى 12 منتصف الليل', '06:00-00:00'],
    ['8:30 ص إلى 11 م', '08:30-23:00'],
    ['from 1 p.m. to 2 a.m.', '13:00-02:00'],
  ])('are parsed from «%s» for every day', (answer, hours) => {
    expect(statedOpeningHours(openingAnswer(answered(answer)))).toEqual([{ days: everyDay, hours }]);
  });

  it.each(['10-12', 'طوال اليوم', 'من 8 ص إلى 11 ص ثم من 4 م إلى 9 م', '99 ص إلى 5 م'])(
    'restrict nothing where they are ambiguous: «%s»',
    (answer) => expect(openingHoursOf({ openingHours: null }, answer)).toBeNull(),
  );

  it('are not read from the answer to a different question', () => {
    const other = {
      question: { ar: 'متى تصل المواد؟', en: 'When do you get supplies?' },
      answer: '6 ص إلى 8 ص',
    };
    expect(openingAnswer([other])).toBe('');
  });

  it('give way to those of the branch', () => {
    const own = [{ days: ['sun'], hours: '09:00-12:00' }] as const;
    const answer = 'من 1 ظهرًا إلى 2 فجرًا';
    expect(openingHoursOf({ openingHours: own }, answer)).toBe(own);
    expect(openingHoursOf({ openingHours: [] }, answer)).toEqual([{ days: everyDay, hours: '13:00-02:00' }]);
    expect(openingHoursOf(undefined, answer)).toHaveLength(1);
  });
});

describe('a time of day that is typed with its part of the day', () => {
  const readings = {
    '00:00': '12 ليلًا|١٢ ليلًا|12 بالليل|12 منتصف الليل|12 ص|12 صباحًا|12 night|12 midnight|12 a.m.',
    '00:30': '12:30 ليلًا|12:30 بعد منتصف الليل|12:30 am',
    '01:00':
      '1 ليلًا|١ ليلا|1 في الليل|1 فجرًا|1 صباحًا|1 بعد منتصف الليل|1 night|1 at night|1 am|1 after midnight',
    '02:00': '2 فجرًا|2 الفجر|٢ ليلًا|2:00 ص|2 a.m',
    '03:00': '3 ليلًا|3 at night',
    '04:30': '4:30 فجرًا|4:30 ليلًا',
    '07:00': '7 ص|7 صباحًا|7 الصبح|7 in the morning|7 AM',
    '11:00': '11 ظهرًا|11 الصباح|11 am',
    '12:00': '12 ظهرًا|12 الظهر|12 م|12 noon|12 p.m.',
    '13:00': '1 ظهرًا|1 بعد الظهر|1 م|1 pm|1 in the afternoon',
    '15:00': '3 عصرًا|3 العصر|3 ظهرًا|3 بعد الظهر|3 م|3 p.m.|3 afternoon',
    '18:00': '6 مساءً|6 م|6 عصرًا|6 in the evening',
    '19:00': '7 م|7 مساءً|٧ المساء|7 ليلًا|7 pm',
    '20:00': '8 مساءً|8 في المساء|8 at night',
    '23:00': '11 ليلًا|11 بالليل|11 م|11 مساء|11 night|11 pm',
  };
  const rows = Object.entries(readings).flatMap(([time, texts]) =>
    texts.split('|').map((text) => [text, time]),
  );
  it.each(rows)('reads «%s» as %s', (text, time) => {
    expect(readOpeningHours(`5:07 - ${text}`)).toEqual([{ days: everyDay, hours: `05:07-${time}` }]);
  });

  it.each(['12 مساءً', '12 in the evening', '5 ليلًا', '6 at night', '8 فجرًا', '13 م', '0 ص', '1 noonday'])(
    'is refused where people mean different hours: «%s»',
    (text) => expect(readOpeningHours(`5:07 - ${text}`)).toBeNull(),
  );
});

describe('opening hours in a cell of a sheet', () => {
  const workdays = ['sun', 'mon', 'tue', 'wed', 'thu'];
  it.each<[string, readonly (readonly [days: string, hours: string])[]]>([
    ['السبت–الخميس 9:00–23:00', [['sat sun mon tue wed thu', '09:00-23:00']]],
    ['من الأحد إلى الخميس: ٨:٣٠ - ١٧:٠٠', [[workdays.join(' '), '08:30-17:00']]],
    ['السبت والاحد 9 ص - 5 م', [['sat sun', '09:00-17:00']]],
    ['كل يوم من 1 ظهرًا إلى 2 فجرًا', [['sun mon tue wed thu fri sat', '13:00-02:00']]],
    ['9:00–17:00', [['sun mon tue wed thu fri sat', '09:00-17:00']]],
    [
      'الأحد إلى الخميس 9:00-23:00، الجمعة 13:00-24:00',
      [
        [workdays.join(' '), '09:00-23:00'],
        ['fri', '13:00-00:00'],
      ],
    ],
    [
      'Sun-Thu 9:00-12:00 and 16:00-22:00; Fri, Sat 4 pm - 11:30 pm',
      [
        [workdays.join(' '), '09:00-12:00'],
        [workdays.join(' '), '16:00-22:00'],
        ['fri sat', '16:00-23:30'],
      ],
    ],
    ['Daily 6 a.m. to 12 midnight', [['sun mon tue wed thu fri sat', '06:00-00:00']]],
    // As a list exports them.
    [
      'أيام العمل: الأحد، الاثنين، ساعات العمل: 09:00-17:00 | أيام العمل: الجمعة، ساعات العمل: 13:00-02:00',
      [
        ['sun mon', '09:00-17:00'],
        ['fri', '13:00-02:00'],
      ],
    ],
  ])('«%s»', (text, spans) => {
    const found = readOpeningHours(text)?.map(({ days, hours }) => [days.join(' '), hours]);
    expect(found ?? []).toEqual(spans);
  });

  it.each([
    'طوال اليوم',
    'السبت–الخميس',
    'السبت 9:00',
    '9-5',
    'السبت 25:00-26:00',
    'كل يوم 9:00-17:00 عدا رمضان',
    'كل يوم 9 ص - 5 م، الجمعة مغلق',
    'R-1001',
    '',
  ])('are refused rather than guessed: «%s»', (text) => expect(readOpeningHours(text)).toBeNull());
});

// 29 November 2026 is a Sunday; times are Riyadh's.
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`);

describe('a branch', () => {
  it.each([
    ['from its opening', 29, '08:00', '09:30', true],
    ['before its opening', 29, '07:59', '09:30', false],
    ['up to its closing', 29, '21:30', '23:00', true],
    ['past its closing', 29, '22:00', '23:30', false],
    ['on a day without hours', 28, '09:00', '10:30', false],
  ])('that is open from Sunday to Thursday, 08:00 to 23:00, is judged %s', (_, day, from, to, open) => {
    const days = ['sun', 'mon', 'tue', 'wed', 'thu'] as const;
    expect(isOpenDuring([{ days, hours: '08:00-23:00' }], at(day, from), at(day, to))).toBe(open);
  });

  it.each([
    ['in the evening', at(29, '23:30'), at(30, '00:30'), true],
    ['after midnight', at(30, '00:30'), at(30, '01:30'), true],
    ['up to its closing in the night', at(30, '01:00'), at(30, '02:00'), true],
    ['in the morning after', at(30, '02:00'), at(30, '03:00'), false],
    ['in the night before its day', at(29, '00:30'), at(29, '01:30'), false],
  ])('that is open on Sunday from 13:00 to 02:00 is judged %s', (_, from, to, open) => {
    expect(isOpenDuring([{ days: ['sun'], hours: '13:00-02:00' }], from, to)).toBe(open);
  });

  it('with a break is open before and after it, and through two periods that meet', () => {
    const of = (morning: string) => [
      { days: everyDay, hours: morning },
      { days: everyDay, hours: '16:00-22:00' },
    ];
    expect(isOpenDuring(of('09:00-12:00'), at(29, '11:00'), at(29, '12:30'))).toBe(false);
    expect(isOpenDuring(of('09:00-12:00'), at(29, '16:00'), at(29, '17:30'))).toBe(true);
    expect(isOpenDuring(of('09:00-16:00'), at(29, '15:00'), at(29, '16:30'))).toBe(true);
  });

  it('whose period ends when it begins is open all day', () => {
    const always = [{ days: everyDay, hours: '00:00-00:00' }];
    expect(isOpenDuring(always, at(29, '23:30'), at(30, '00:30'))).toBe(true);
  });
});

describe('days in words', () => {
  it.each<[readonly Weekday[], string, string]>([
    [everyDay, 'كل يوم', 'Every day'],
    [['fri'], 'الجمعة', 'Friday'],
    [['thu', 'sun', 'mon', 'tue', 'wed'], 'من الأحد إلى الخميس', 'Sunday to Thursday'],
    [['sat', 'sun', 'mon', 'tue', 'wed', 'thu'], 'من السبت إلى الخميس', 'Saturday to Thursday'],
    [['fri', 'sat'], 'الجمعة، السبت', 'Friday, Saturday'],
    [['sun', 'mon', 'tue', 'fri'], 'من الأحد إلى الثلاثاء، الجمعة', 'Sunday to Tuesday, Friday'],
  ])('name runs: %j', (days, ar, en) => {
    expect(daysWords(days)).toEqual({ ar, en });
  });
});
