// @vitest-environment happy-dom
import { gradeBands, grades } from '#domain/scoring/grades';
import { beforeAll, describe, expect, it } from 'vitest';
import * as kinds from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import { startI18n } from 'sijil/react/providers/i18n';
import { FullValue, RecordField } from 'sijil/react/fields/FieldValue';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const stage = fieldStage();
const shown = () => document.querySelector('main')!;
/** Direction of the first part of the value that has its own. */
const direction = () => shown().querySelector('bdi, [dir]')?.getAttribute('dir') ?? null;
const address = () => {
  const link = shown().querySelector('a');
  return [link?.getAttribute('href'), link?.getAttribute('target') ?? null];
};
/** True where a press on the link of a value is also one on the row of a table around it. */
const opensRow = async () => {
  let opened = false;
  const row = { open: () => (opened = true), stay: (event: Event) => event.preventDefault() };
  document.body.addEventListener('click', row.stay, true);
  document.body.addEventListener('click', row.open);
  await stage.click(shown().querySelector('a')!);
  document.body.removeEventListener('click', row.stay, true);
  document.body.removeEventListener('click', row.open);
  return opened;
};
const tones = () =>
  [...shown().querySelectorAll<HTMLElement>('[data-tone]')].map(({ dataset }) => dataset['tone']);

const options = {
  red: { ar: 'أحمر', en: 'Red' },
  blue: { ar: 'أزرق', en: 'Blue', tone: 'danger' },
} as const;
const place = { latitude: 24.7, longitude: 46.675_312 };

describe('a value is shown in the reader’s language, and its digits and codes read from left to right', () => {
  type Case = readonly [string, Field, unknown, arabic: string, english: string, direction: string | null];
  const cases: readonly Case[] = [
    ['a text', kinds.text({ label }), 'أحمد 2', 'أحمد 2', 'أحمد 2', null],
    ['a text of digits', kinds.text({ label }), '+966 11', '+966 11', '+966 11', 'ltr'],
    ['a long text', kinds.longText({ label }), 'نص', 'نص', 'نص', 'auto'],
    ['a code', kinds.code({ label, prefix: 'C' }), 'C-1001', 'C-1001', 'C-1001', 'ltr'],
    ['a password', kinds.password({ label }), 'Secret12', '••••••••', '••••••••', null],
    ['a bilingual text', kinds.localized({ label }), { ar: 'جدة', en: 'Jeddah' }, 'جدة', 'Jeddah', 'auto'],
    ['yes', kinds.boolean({ label }), true, 'نعم', 'Yes', null],
    ['no', kinds.boolean({ label }), false, 'لا', 'No', null],
    ['a choice', kinds.choice({ label, options }), 'blue', 'أزرق', 'Blue', null],
    ['an option that is gone', kinds.choice({ label, options }), 'green', 'green', 'green', null],
    ['several choices', kinds.choices({ label, options }), ['red', 'blue'], 'أحمرأزرق', 'RedBlue', null],
    ['a day', kinds.date({ label }), '2026-02-01', '1 فبراير 2026', '1 February 2026', null],
    [
      'a moment by the clock of Riyadh',
      kinds.dateTime({ label }),
      '2026-01-31T22:30:00.000Z',
      '1 فبراير 2026 في 1:30 ص',
      '1 February 2026 at 01:30',
      null,
    ],
    [
      'the last moment of a day, as that day',
      kinds.dateTime({ label, endOfDay: true }),
      '2026-01-31T20:59:59.999Z',
      '31 يناير 2026',
      '31 January 2026',
      null,
    ],
    // A range follows the text, as one of days does: an Arabic reader begins at the right.
    ['opening hours', kinds.timeRange({ label }), '09:00-17:00', '09:00 – 17:00', '09:00 – 17:00', null],
    ['a whole number', kinds.integer({ label }), -1234, '-1,234', '-1,234', 'ltr'],
    ['zero', kinds.integer({ label }), 0, '0', '0', 'ltr'],
    ['a decimal number', kinds.decimal({ label }), 0.123_456_7, '0.123457', '0.123457', 'ltr'],
    ['a percentage', kinds.percent({ label }), 12.5, '12.5%', '12.5%', 'ltr'],
    ['an amount', kinds.money({ label }), 115_005, '\u20C1 1,150.05', '\u20C1 1,150.05', 'ltr'],
    ['an email address', kinds.email({ label }), 'a@b.sa', 'a@b.sa', 'a@b.sa', 'ltr'],
    ['a mobile number', kinds.phone({ label }), '+966501234567', '050 123 4567', '050 123 4567', 'ltr'],
    ['a web address', kinds.url({ label }), 'https://a.sa', 'https://a.sa', 'https://a.sa', 'ltr'],
    [
      'an IBAN in groups of four',
      kinds.iban({ label }),
      'SA0380000000608010167519',
      'SA03 8000 0000 6080 1016 7519',
      'SA03 8000 0000 6080 1016 7519',
      'ltr',
    ],
    ['an identity number', kinds.nationalId({ label }), '1010101010', '1010101010', '1010101010', 'ltr'],
    ['a plate, which is Arabic', kinds.plate({ label }), 'أ ب ح 4821', 'أ ب ح 4821', 'أ ب ح 4821', null],
    ['a colour', kinds.colour({ label }), '#2a85ff', '#2a85ff', '#2a85ff', 'ltr'],
    [
      'a colour of the brand',
      kinds.brandColour({ label, mode: 'light' }),
      '#123456',
      '#123456',
      '#123456',
      'ltr',
    ],
    [
      'a place',
      kinds.location({ label }),
      place,
      '24.70000, 46.67531فتح في الخرائط',
      '24.70000, 46.67531Open in maps',
      'ltr',
    ],
    ['data', kinds.json({ label }), { a: 1 }, '{ "a": 1 }', '{ "a": 1 }', 'ltr'],
    [
      'words of a text',
      kinds.wording({ label, of: 'key', in: 'language' }),
      { other: 'فروع', one: 'فرع' },
      'فرع فروع',
      'فرع فروع',
      'auto',
    ],
  ];
  it.each(cases)('%s', async (_, field, value, arabic, english, dir) => {
    await stage.value(field, value, 'ar');
    expect([stage.said('main'), direction()]).toEqual([arabic, dir]);
    await stage.value(field, value, 'en');
    expect([stage.said('main'), direction()]).toEqual([english, dir]);
  });
});

it.each([null, undefined, '', []])(
  'a field without a value (%j) is shown as a dash, and in a table as nothing',
  async (nothing) => {
    await stage.value(kinds.choices({ label, options }), nothing);
    expect(stage.said('main')).toBe('—');
    await stage.value(kinds.choices({ label, options }), nothing, 'en', { compact: true });
    expect(stage.said('main')).toBe('');
  },
);

it.each(gradeBands)(
  'a list shows the grade $grade as a letter in its colour',
  async ({ grade, label: word }) => {
    await stage.value(kinds.choice({ label, options: grades }), grade, 'en', { compact: true });
    const letter = shown().querySelector('bdi');
    expect([letter?.textContent, letter?.style.color]).toEqual([
      grade,
      `var(--grade-${grade.toLowerCase()})`,
    ]);
    expect(shown().querySelector('.visually-hidden')?.textContent).toBe(word.en);
  },
);

it.each([false, true])(
  'yes is a check mark and no has none; in a table (%s) the words are for screen readers only',
  async (compact) => {
    const drawn = async (value: boolean) => {
      await stage.value(kinds.boolean({ label }), value, 'en', { compact });
      return {
        marks: shown().querySelectorAll('.anticon-check[aria-hidden=true]').length,
        said: stage.said('main'),
        seen: shown().querySelector('.visually-hidden') === null,
      };
    };
    expect(await drawn(true)).toEqual({ marks: 1, said: 'Yes', seen: !compact });
    expect(await drawn(false)).toEqual({ marks: 0, said: 'No', seen: !compact });
  },
);

it('an option is shown in its tone, and one without a tone in the neutral one', async () => {
  await stage.value(kinds.choices({ label, options }), ['red', 'blue', 'gone']);
  expect(tones()).toEqual(['neutral', 'danger', 'neutral']);
});

it('several options without tones are separated by commas on a page too', async () => {
  const plain = { red: options.red, green: { ar: 'أخضر', en: 'Green' } };
  await stage.value(kinds.choices({ label, options: plain }), ['red', 'green']);
  expect(stage.said('main')).toBe('Red, Green');
});

it.each([
  ['ar', 'أحمر، أزرق'],
  ['en', 'Red, Blue'],
] as const)('in the cell of a table several choices are one line of text (%s)', async (language, line) => {
  await stage.value(kinds.choices({ label, options }), ['red', 'blue'], language, { compact: true });
  expect([stage.said('main'), tones()]).toEqual([line, []]);
});

it.each([
  [kinds.email, 'a@b.sa', 'mailto:a@b.sa', null],
  [kinds.phone, '+966501234567', 'tel:+966501234567', null],
  [kinds.url, 'https://a.sa/x', 'https://a.sa/x', '_blank'],
] as const)(
  'a press on an address (%#) follows its link, and does not open the row around it',
  async (kind, value, href, target) => {
    await stage.value(kind({ label }), value);
    expect(address()).toEqual([href, target]);
    expect(await opensRow()).toBe(false);
  },
);

it('a place opens in the maps of the reader, except in the cell of a table', async () => {
  const field = kinds.location({ label });
  await stage.value(field, place);
  expect(address()).toEqual(['https://www.google.com/maps/search/?api=1&query=24.7,46.675312', '_blank']);
  await stage.value(field, place, 'en', { compact: true });
  expect([stage.said('main'), shown().querySelector('a')]).toEqual(['24.70000, 46.67531', null]);
});

it('a colour is shown in that colour, and its sample is silent for a screen reader', async () => {
  await stage.value(kinds.colour({ label }), '#2a85ff');
  const sample = shown().querySelector<HTMLElement>('[aria-hidden=true]');
  expect(sample?.style.background).toBe('#2a85ff');
});

it('rich text is shown with its headings on a page, and as its source in the cell of a table', async () => {
  const field = kinds.richText({ label });
  await stage.value(field, '# عنوان\n\n**مهم** و*مائل* و`رمز`');
  await stage.until(() => shown().querySelector('h2') !== null);
  const drawn = ['h2', 'strong', 'em', 'code'].map((tag) => shown().querySelector(tag)?.textContent);
  expect(drawn).toEqual(['عنوان', 'مهم', 'مائل', 'رمز']);
  await stage.value(field, '# عنوان', 'ar', { compact: true });
  expect([stage.said('main'), shown().querySelector('h2')]).toEqual(['# عنوان', null]);
});

it('a long text has its lines on a page, and is cut in the cell of a table', async () => {
  const fields = [kinds.longText({ label }), kinds.localized({ label, long: true })];
  for (const [index, value] of ['a\nb', { ar: 'a', en: 'a\nb' }].entries()) {
    const styleOf = async (compact: boolean) => {
      await stage.value(fields[index]!, value, 'en', { compact });
      return shown().querySelector('span')!.className;
    };
    expect(await styleOf(false)).toContain('lines');
    expect(await styleOf(true)).toContain('clamped');
  }
  await stage.value(kinds.localized({ label }), { ar: 'a', en: 'b' });
  expect(shown().querySelector('span')!.className).toBe('');
});

it('a comparison shows a bilingual text in both languages, with a dash for the one that is missing', async () => {
  const show = (field: Field, value: unknown) =>
    stage.shown(
      <main>
        <FullValue field={field} value={value} />
      </main>,
    );
  await show(kinds.localized({ label }), { ar: '', en: 'Jeddah' });
  const sides = [...shown().querySelectorAll('bdi')].map((one) => [one.lang, one.textContent]);
  expect(sides).toEqual([
    ['ar', '—'],
    ['en', 'Jeddah'],
  ]);
  await show(kinds.localized({ label }), { ar: 'جدة', en: '' });
  expect(stage.said('main')).toBe('جدة—');
  await show(kinds.localized({ label }), null);
  expect(stage.said('main')).toBe('—');
  await show(kinds.text({ label }), 'one text');
  expect(stage.said('main')).toBe('one text');
});

it('a record’s reference is shown by the title that the API has sent with the record', async () => {
  await stage.shown(
    <main>
      <RecordField
        name="cityId"
        field={kinds.reference({ label, to: 'cities' })}
        record={{ cityId: 'c1', $titles: { cityId: { ar: 'جدة', en: 'Jeddah' } } }}
      />
    </main>,
  );
  expect(stage.said('main')).toBe('Jeddah');
});
