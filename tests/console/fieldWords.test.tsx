// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import * as kinds from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import type { Filters } from 'sijil/schema/lists/listFilters';
import { startI18n } from 'sijil/react/providers/i18n';
import { DateText, Localized, Money } from 'sijil/react/components/valueTexts';
import { countedName, indefiniteName, manyName } from 'sijil/react/fields/recordNoun';
import type { Resource } from 'sijil/schema/resource';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const stage = fieldStage();

const options = { red: { ar: 'أحمر', en: 'Red' }, blue: { ar: 'أزرق', en: 'Blue' } } as const;

describe('a filter is said in words on the tag that removes it', () => {
  type Case = readonly [string, Field, Filters, arabic: string, english: string];
  const cases: readonly Case[] = [
    ['a part of a text', kinds.text({ label }), { like: 'جدة' }, '«جدة»', '«جدة»'],
    ['a part of an address', kinds.email({ label }), { like: '@b' }, '«@b»', '«@b»'],
    ['yes', kinds.boolean({ label }), { eq: 'true' }, 'نعم', 'Yes'],
    ['no', kinds.boolean({ label }), { eq: 'false' }, 'لا', 'No'],
    ['options', kinds.choice({ label, options }), { in: 'red,blue' }, 'أحمر، أزرق', 'Red, Blue'],
    ['one option', kinds.choice({ label, options }), { eq: 'blue' }, 'أزرق', 'Blue'],
    ['one of several', kinds.choices({ label, options }), { eq: 'red' }, 'أحمر', 'Red'],
    ['an option that is gone', kinds.choice({ label, options }), { in: 'gone' }, 'gone', 'gone'],
    ['a lower bound', kinds.integer({ label }), { gte: '1500' }, 'من 1,500', 'from 1,500'],
    ['an upper bound', kinds.decimal({ label }), { lte: '2.5' }, 'إلى 2.5', 'to 2.5'],
    ['both bounds', kinds.percent({ label }), { gte: '5', lte: '10' }, 'من 5% إلى 10%', 'from 5% to 10%'],
    [
      'amounts',
      kinds.money({ label }),
      { gte: '10000', lte: '15050' },
      'من \u20C1 100.00 إلى \u20C1 150.50',
      'from \u20C1 100.00 to \u20C1 150.50',
    ],
    [
      'days',
      kinds.date({ label }),
      { gte: '2026-02-01', lte: '2026-02-03' },
      'من 1 فبراير 2026 إلى 3 فبراير 2026',
      'from 1 February 2026 to 3 February 2026',
    ],
    [
      'moments, by their days in Riyadh',
      kinds.dateTime({ label }),
      { gte: '2026-01-31T21:00:00.000Z', lte: '2026-02-01T20:59:59.999Z' },
      'من 1 فبراير 2026 إلى 1 فبراير 2026',
      'from 1 February 2026 to 1 February 2026',
    ],
    ['a relative day', kinds.dateTime({ label }), { gte: 'month-3' }, 'من قبل 3 أشهر', 'from 3 months ago'],
    ['an empty value', kinds.location({ label }), { null: 'true' }, 'فارغ', 'Empty'],
    ['a value that is there', kinds.file({ label }), { null: 'false' }, 'معبّأ', 'Has a value'],
    ['opening hours', kinds.timeRange({ label }), { null: 'true' }, 'فارغ', 'Empty'],
  ];
  it.each(cases)('%s', async (_, field, filters, arabic, english) => {
    expect(await stage.words(field, filters, 'ar')).toBe(arabic);
    expect(await stage.words(field, filters, 'en')).toBe(english);
  });

  it.each([
    ['day', 'day', 'Today'],
    ['week', 'week', 'This week'],
    ['day-6', 'day', 'Last 7 days'],
    ['day-29', 'day', 'Last 30 days'],
    ['month', 'month', 'This month'],
    ['month-1', 'month-1', 'Last month'],
    ['year', 'year', 'This year'],
    ['day', 'day+6', 'Next 7 days'],
    ['day', 'day+29', 'Next 30 days'],
    ['day', 'day+7', 'from today to in 7 days'],
    ['week-1', 'week', 'from last week to this week'],
  ])('a period from %s to %s is named «%s»', async (gte, lte, words) => {
    expect(await stage.words(kinds.date({ label }), { gte, lte })).toBe(words);
  });
});

describe('the number of records is said with their noun', () => {
  const requests = {
    label: {
      one: { ar: 'الطلب', en: 'Request' },
      many: { ar: 'الطلبات', en: 'Requests' },
      counted: { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا' },
    },
  } as Resource;

  it.each([
    [1, 'طلب واحد', '1 request'],
    [2, 'طلبان', '2 requests'],
    [3, '3 طلبات', '3 requests'],
    [10, '10 طلبات', '10 requests'],
    [11, '11 طلبًا', '11 requests'],
    [99, '99 طلبًا', '99 requests'],
    [100, '100 طلب', '100 requests'],
    [101, '101 طلب', '101 requests'],
    [102, '102 طلب', '102 requests'],
    [103, '103 طلبات', '103 requests'],
    [111, '111 طلبًا', '111 requests'],
  ])('%i', (count, arabic, english) => {
    expect(countedName(requests, count, 'ar')).toBe(arabic);
    expect(countedName(requests, count, 'en')).toBe(english);
  });

  it('no number is said for no records, nor where the declaration has no forms of the noun', () => {
    const uncounted = { label: { ...requests.label, counted: undefined } } as unknown as Resource;
    for (const language of ['ar', 'en'] as const) {
      expect(countedName(requests, 0, language)).toBeNull();
      expect(countedName(uncounted, 5, language)).toBeNull();
    }
  });

  const named = (ar: string, en: string) =>
    ({ label: { one: { ar, en }, many: { ar, en } } }) as unknown as Resource;
  it.each([
    ['نوع العميل', 'نوع عميل'],
    ['الفرع الرئيسي', 'فرع رئيسي'],
    ['طلب الالتحاق', 'طلب التحاق'],
    ['الآلة', 'آلة'],
    ['مجال', 'مجال'],
  ])('«%s» loses its article inside a sentence: «%s»', (ar, bare) => {
    expect(indefiniteName(named(ar, 'X'), 'ar')).toBe(bare);
  });

  it.each([
    ['Tax numbers', 'tax numbers'],
    ['VAT numbers', 'VAT numbers'],
    ['tax numbers', 'tax numbers'],
  ])('“%s” is “%s” inside a sentence', (name, small) => {
    expect(manyName(named('الأرقام', name), 'en')).toBe(small);
    expect(indefiniteName(named('الرقم', name), 'en')).toBe(small);
  });

  it('several records have the article of their Arabic name inside a sentence', () => {
    expect(manyName(requests, 'ar')).toBe('الطلبات');
  });
});

describe('days and amounts', () => {
  const show = (element: React.ReactNode, language: 'ar' | 'en' = 'en') =>
    stage.shown(<main>{element}</main>, language);
  const shown = () => document.querySelector('main')!;
  const moment = '2026-01-31T22:30:00.000Z';

  it.each([null, undefined, ''])('no day (%j) is shown as a dash', async (value) => {
    await show(<DateText value={value} />);
    expect([stage.said('main'), shown().querySelector('time')]).toEqual(['—', null]);
  });

  it('a day has its machine-readable form, whether it is given as a text or as a moment', async () => {
    for (const value of [moment, new Date(moment)]) {
      await show(<DateText value={value} />);
      expect(stage.said('main')).toBe('1 February 2026');
      expect(shown().querySelector('time')?.getAttribute('datetime')).toBe(moment);
    }
  });

  it('a legal day is shown with the day of Umm al-Qura, others without it', async () => {
    await show(<DateText value="2026-02-01" hijri />, 'ar');
    expect(stage.texts('main bdi')).toEqual(['1 فبراير 2026', '13 شعبان 1447 هـ']);
    await show(<DateText value="2026-02-01" />, 'ar');
    expect(stage.texts('main bdi')).toEqual(['1 فبراير 2026']);
  });

  it('a day is not broken over two lines, a moment may be', async () => {
    await show(<DateText value="2026-02-01" />);
    expect(shown().querySelector('bdi')!.className).toContain('day');
    await show(<DateText value={moment} withTime />);
    expect(shown().querySelector('bdi')!.className).toBe('');
  });

  it.each([
    ['ar', 'ريال سعودي'],
    ['en', 'Saudi riyal'],
  ] as const)(
    'the sign of the riyal stands left of the number, and is spoken by its name (%s)',
    async (language, name) => {
      await show(<Money halalas={-115_000} />, language);
      expect(stage.said('main')).toBe('\u20C1 -1,150.00');
      expect(shown().querySelector('bdi')!.dir).toBe('ltr');
      expect(shown().querySelector('[role=img]')!.getAttribute('aria-label')).toBe(name);
    },
  );

  it('a total is heavy, and a price that no longer applies is struck through', async () => {
    await show(<Money halalas={115_049} strong />);
    expect(stage.texts('main strong')).toEqual(['\u20C1 1,150.49']);
    await show(<Money halalas={115_049} struck />);
    expect([stage.texts('main del'), stage.texts('main strong')]).toEqual([['\u20C1 1,150.49'], []]);
  });

  it.each([
    [{ ar: 'جدة', en: 'Jeddah' }, 'جدة', 'Jeddah'],
    ['R-1001', 'R-1001', 'R-1001'],
    [{ ar: '', en: '' }, '—', '—'],
    [null, '—', '—'],
  ] as const)(
    'a name (%j) is shown in the reader’s language, a missing one as a dash',
    async (text, arabic, english) => {
      await show(<Localized text={text} />, 'ar');
      expect(stage.said('main')).toBe(arabic);
      await show(<Localized text={text} />, 'en');
      expect(stage.said('main')).toBe(english);
    },
  );
});
