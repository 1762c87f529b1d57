// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import * as kinds from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import { startI18n } from 'sijil/react/providers/i18n';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const stage = fieldStage();

describe('what a person types into a field reaches the form', () => {
  type Case = readonly [string, Field, typed: string, unknown];
  const cases: readonly Case[] = [
    ['a text', kinds.text({ label }), ' فرع 2', ' فرع 2'],
    ['a long text with its lines', kinds.longText({ label }), 'a\nb', 'a\nb'],
    ['Markdown', kinds.richText({ label }), '# a', '# a'],
    ['a whole number in Arabic digits', kinds.integer({ label }), '١٬٥٠٠', 1500],
    ['a decimal number', kinds.decimal({ label }), '-2.5', -2.5],
    ['a percentage', kinds.percent({ label }), '12.5', 12.5],
    ['zero', kinds.integer({ label }), '0', 0],
    ['an amount in riyals, as halalas', kinds.money({ label }), '1,150.5', 115_050],
    ['an email address', kinds.email({ label }), 'a@b.sa', 'a@b.sa'],
    ['a mobile number in Arabic digits', kinds.phone({ label }), '٠٥٠١٢٣', '050123'],
    ['an IBAN', kinds.iban({ label }), 'SA٠٣', 'SA03'],
    ['a plate', kinds.plate({ label }), 'أ ب ح ٤٨', 'أ ب ح 48'],
    ['a colour', kinds.colour({ label }), '#2a85ff', '#2a85ff'],
    ['data', kinds.json({ label }), '{"a": [1]}', { a: [1] }],
    ['a password', kinds.password({ label, existing: true }), 'Secret12', 'Secret12'],
  ];
  it.each(cases)('%s', async (_, field, typed, value) => {
    await stage.input(field);
    await stage.type('Field', typed);
    expect(stage.taken()).toEqual([value]);
  });

  it.each([
    ['a number', kinds.integer({ label }), 'many'],
    ['a number with two points', kinds.decimal({ label }), '1.2.3'],
    ['an amount with a third decimal', kinds.money({ label }), '1.005'],
    ['an amount in words', kinds.money({ label }), 'ten'],
    ['data that ends too early', kinds.json({ label }), '{"a": '],
    ['a colour that is none', kinds.colour({ label }), 'red'],
  ] as const)(
    '%s that cannot be read is passed on as typed, and stays in the box',
    async (_, field, typed) => {
      await stage.input(field);
      await stage.focus(stage.box());
      await stage.type('Field', typed);
      await stage.leave();
      expect([stage.taken(), stage.box().value]).toEqual([[typed], typed]);
    },
  );

  it.each([
    ['a number', kinds.integer({ label }), 5, null],
    ['an amount', kinds.money({ label }), 100, null],
    ['a colour', kinds.colour({ label }), '#ffffff', null],
    ['data', kinds.json({ label }), { a: 1 }, null],
    ['a text', kinds.text({ label }), 'a', ''],
    ['an address', kinds.email({ label }), 'a@b.sa', ''],
  ] as const)('%s that is deleted becomes empty', async (_, field, value, empty) => {
    await stage.input(field, value);
    await stage.type('Field', '');
    expect([stage.taken(), stage.box().value]).toEqual([[empty], '']);
  });
});

describe('a stored value is in the box when the form opens', () => {
  it.each([
    ['a text', kinds.text({ label }), 'a', 'a'],
    ['a long text', kinds.longText({ label }), 'a\nb', 'a\nb'],
    ['Markdown', kinds.richText({ label }), '# a', '# a'],
    ['a number', kinds.decimal({ label }), 1234.5, '1234.5'],
    ['an amount of halalas, in riyals', kinds.money({ label }), 115_050, '1150.50'],
    ['an amount that could not be read', kinds.money({ label }), 'ten', 'ten'],
    ['an address', kinds.email({ label }), 'a@b.sa', 'a@b.sa'],
    ['a colour', kinds.colour({ label }), '#2a85ff', '#2a85ff'],
    ['data, with line breaks', kinds.json({ label }), { a: 1 }, '{\n  "a": 1\n}'],
    ['nothing', kinds.text({ label }), null, ''],
    ['no amount', kinds.money({ label }), undefined, ''],
    ['no data', kinds.json({ label }), null, ''],
  ] as const)('%s', async (_, field, value, text) => {
    await stage.input(field, value);
    expect(stage.box().value).toBe(text);
  });

  it('the code of a record is shown, but there is no box for it', async () => {
    await stage.input(kinds.code({ label, prefix: 'C' }), 'C-1001');
    expect([stage.texts('bdi'), stage.all('input')]).toEqual([['C-1001'], []]);
  });
});

describe('the box helps with what is typed into it', () => {
  it.each([
    ['email', kinds.email, 'email', 'name@example.com', 'ltr'],
    ['phone', kinds.phone, 'tel', '05XXXXXXXX', 'ltr'],
    ['url', kinds.url, 'url', 'https://', 'ltr'],
    ['iban', kinds.iban, 'text', 'SA00 0000 0000 0000 0000 0000', 'ltr'],
    ['nationalId', kinds.nationalId, 'numeric', '1XXXXXXXXX', 'ltr'],
    ['commercialRegistration', kinds.commercialRegistration, 'numeric', '7XXXXXXXXX', 'ltr'],
    ['taxNumber', kinds.taxNumber, 'numeric', '3XXXXXXXXXXXXX3', 'ltr'],
    ['shortAddress', kinds.shortAddress, 'text', 'RRRD2929', 'ltr'],
    ['plate', kinds.plate, 'text', 'أ ب ح 1234', null],
  ] as const)(
    'a box for %s has its keyboard, an example and its direction',
    async (_, kind, keyboard, example, dir) => {
      await stage.input(kind({ label }));
      const { inputMode, placeholder, autocomplete } = stage.box();
      expect([inputMode, placeholder, stage.box().getAttribute('dir'), autocomplete]).toEqual([
        keyboard,
        example,
        dir,
        'off',
      ]);
    },
  );

  it('a form may give its own example and let the browser fill the field', async () => {
    await stage.input(kinds.email({ label }), null, { placeholder: 'you@work.sa', autoComplete: 'email' });
    expect([stage.box().placeholder, stage.box().autocomplete]).toEqual(['you@work.sa', 'email']);
    await stage.input(kinds.text({ label }), null, { autoComplete: 'name' });
    expect(stage.box().autocomplete).toBe('name');
  });

  it('a phone shows a decimal point only for a number that may have one', async () => {
    await stage.input(kinds.integer({ label }));
    expect(stage.box().inputMode).toBe('numeric');
    for (const field of [kinds.decimal({ label }), kinds.percent({ label }), kinds.money({ label })]) {
      await stage.input(field);
      expect(stage.box().inputMode).toBe('decimal');
    }
  });

  it('a percentage is followed by its sign, and other numbers by none', async () => {
    await stage.input(kinds.percent({ label }));
    expect(stage.texts('.ant-input-suffix')).toEqual(['%']);
    await stage.input(kinds.decimal({ label }));
    expect(stage.texts('.ant-input-suffix')).toEqual([]);
  });

  it.each([
    ['ar', '.ant-input-suffix', '.ant-input-prefix'],
    ['en', '.ant-input-prefix', '.ant-input-suffix'],
  ] as const)('the sign of the riyal is left of the box (%s)', async (language, left, right) => {
    await stage.input(kinds.money({ label }), 100, {}, language);
    expect([stage.texts(left), stage.texts(right)]).toEqual([['\u20C1'], []]);
  });

  it('an amount is completed by its halalas once the box is left', async () => {
    await stage.input(kinds.money({ label }));
    await stage.focus(stage.box());
    await stage.type('Field', '12.5');
    expect(stage.box().value).toBe('12.5');
    await stage.leave();
    expect(stage.box().value).toBe('12.50');
  });

  it('a text has its own direction once something is typed, and that of the page before', async () => {
    for (const field of [kinds.text({ label }), kinds.longText({ label }), kinds.richText({ label })]) {
      await stage.input(field);
      expect(stage.box().getAttribute('dir')).toBeNull();
      await stage.type('Field', 'abc');
      expect(stage.box().getAttribute('dir')).toBe('auto');
    }
  });

  it.each([
    [8, false],
    [9, true],
  ])('a long text of %i of 10 characters: its length is shown: %s', async (length, isShown) => {
    await stage.input(kinds.longText({ label, max: 10 }), 'a'.repeat(length));
    const counter = stage
      .texts('.ant-input-data-count')
      .concat(stage.texts('.ant-input-suffix .ant-input-show-count-suffix'));
    expect(counter.join('').includes(`${length} / 10`)).toBe(isShown);
  });

  it('rich text can be previewed as it will be shown', async () => {
    await stage.input(kinds.richText({ label }), '**bold**');
    await stage.until(() => stage.has('Preview'));
    expect(stage.texts('[role=tab]')).toEqual(['Write', 'Preview']);
    await stage.press('Preview');
    await stage.until(() => stage.texts('strong').length > 0);
    expect(stage.texts('strong')).toEqual(['bold']);
  });
});

it.each([
  ['a text', kinds.text({ label })],
  ['a long text', kinds.longText({ label })],
  ['rich text', kinds.richText({ label })],
  ['an address', kinds.email({ label })],
  ['a password', kinds.password({ label })],
  ['data', kinds.json({ label })],
  ['a number', kinds.integer({ label })],
  ['an amount', kinds.money({ label })],
  ['a colour', kinds.colour({ label })],
] as const)('%s that is wrong says so to a screen reader, and names the text below it', async (_, field) => {
  await stage.input(field, null, { 'aria-invalid': true, 'aria-describedby': 'box-help', disabled: true });
  const attributes = ['aria-invalid', 'aria-describedby'].map((name) => stage.box().getAttribute(name));
  expect([...attributes, stage.box().disabled]).toEqual(['true', 'box-help', true]);
  await stage.input(field);
  expect([stage.box().getAttribute('aria-invalid'), stage.box().disabled]).toEqual(['false', false]);
});

describe('a password', () => {
  const wishes = () => stage.texts('ul[aria-label="Password requirements"] li');
  const metOf = () => stage.all('ul li').map(({ className }) => className.includes('met'));

  it('a new one shows which requirements it meets while it is typed', async () => {
    await stage.input(kinds.password({ label }));
    expect([wishes(), stage.box().autocomplete]).toEqual([[], 'new-password']);
    await stage.type('Field', 'secret');
    expect(wishes().some((wish) => wish.includes('8'))).toBe(true);
    expect(metOf()).toContain(false);
    await stage.type('Field', 'Secret123');
    expect(new Set(metOf())).toEqual(new Set([true]));
  });

  it('an existing one, and one whose error is already shown, has no requirements below it', async () => {
    await stage.input(kinds.password({ label, existing: true }), 'a');
    expect(wishes()).toEqual([]);
    await stage.input(kinds.password({ label }), 'a', { 'aria-invalid': true });
    expect(wishes()).toEqual([]);
  });
});

describe('a colour', () => {
  it('can be picked with the picker of the system', async () => {
    await stage.input(kinds.colour({ label }), '#2A85FF');
    const picker = stage.named('Pick a colour');
    expect([picker.type, picker.value]).toEqual(['color', '#2a85ff']);
    await stage.type('Pick a colour', '#123456');
    expect([stage.last(), stage.box().value]).toEqual(['#123456', '#123456']);
  });

  it('the picker is white where there is no colour yet, and follows the field when it is disabled', async () => {
    await stage.input(kinds.colour({ label }), '#12');
    expect(stage.named('Pick a colour').value).toBe('#ffffff');
    await stage.input(kinds.colour({ label }), null, { disabled: true });
    expect(stage.named('Pick a colour').disabled).toBe(true);
  });
});
