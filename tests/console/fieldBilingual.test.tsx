// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as kinds from 'sijil/schema/index';
import type { FieldErrors } from 'sijil/schema/validate';
import type { Wording } from 'sijil/schema/kinds/wording';
import { startI18n } from 'sijil/react/providers/i18n';
import { fakeApi } from '../support/fakeApi';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const api = fakeApi();
const stage = fieldStage();
beforeEach(() => {
  api.clear();
  vi.stubGlobal('fetch', api.fetch);
});

describe('a text in both languages', () => {
  const field = kinds.localized({ label });
  const wrong = () => ['Arabic', 'English'].map((name) => stage.named(name).getAttribute('aria-invalid'));

  it('has a box for each language, each in its own direction and language', async () => {
    await stage.input(field, { ar: 'جدة', en: 'Jeddah' });
    const sides = ['Arabic', 'English'].map((name) => {
      const { dir, lang, value, id } = stage.named(name);
      return [dir, lang, value, id];
    });
    expect(sides).toEqual([
      ['rtl', 'ar', 'جدة', 'box'],
      ['ltr', 'en', 'Jeddah', ''],
    ]);
  });

  it('the other language stays as it is while one is typed', async () => {
    await stage.input(field);
    await stage.type('English', 'Jeddah');
    await stage.type('Arabic', 'جدة');
    expect(stage.taken()).toEqual([
      { ar: '', en: 'Jeddah' },
      { ar: 'جدة', en: 'Jeddah' },
    ]);
  });

  it('is empty once both languages are empty', async () => {
    await stage.input(field, { ar: 'جدة', en: 'Jeddah' });
    await stage.type('Arabic', '');
    expect(stage.last()).toEqual({ ar: '', en: 'Jeddah' });
    await stage.type('English', '');
    expect(stage.last()).toBeNull();
  });

  it.each<readonly [string, FieldErrors, string[]]>([
    ['the English text', { en: ['Too long'] }, ['false', 'true']],
    ['the Arabic text', { ar: ['Too long'] }, ['true', 'false']],
    ['the field, without a language', {}, ['true', 'true']],
  ])('a message about %s marks the boxes that it is about', async (_, errors, marked) => {
    await stage.input(field, null, { 'aria-invalid': true, errors });
    expect(wrong()).toEqual(marked);
    expect(stage.all('.ant-input-status-error')).toHaveLength(marked.filter((one) => one === 'true').length);
  });

  it('no box is marked where nothing is wrong', async () => {
    await stage.input(field);
    expect(wrong()).toEqual(['false', 'false']);
  });

  it('a long one has boxes of several lines', async () => {
    await stage.input(kinds.localized({ label, long: true }), { ar: 'أ', en: 'a' });
    expect(stage.all('textarea[aria-label]')).toHaveLength(2);
    await stage.input(field);
    expect(stage.all('textarea[aria-label]')).toHaveLength(0);
  });
});

describe('the new words of a text', () => {
  const field = kinds.wording({ label, of: 'key', in: 'language' });
  const original = {
    ar: {
      one: 'فرع واحد',
      two: 'فرعان',
      few: '{{count}} فروع',
      many: '{{count}} فرعًا',
      other: '{{count}} فرع',
    },
    en: { one: '{{count}} branch', other: '{{count}} branches' },
  };
  const input = (value: Wording | null, values: object, rest = {}) =>
    stage.input(field, value, { values: values as Record<string, unknown>, ...rest });
  const labels = () => stage.texts('label').slice(1);
  const preview = () => stage.texts('[role=status] p');

  it('have a box for each plural form of the original, with the original above it', async () => {
    api.on('GET /texts/all', () => ({ rows: [{ original }] }));
    await input(null, { key: 'branches.count', language: 'en' });
    await stage.until(() => stage.all('textarea[id]').length === 2);
    expect(api.calls('GET /texts/all').map(({ query }) => query)).toEqual([{ key: 'branches.count' }]);
    expect(labels()).toEqual(['For one (1)', 'For others (such as 3)']);
    expect(stage.said()).toContain('{{count}} branches');
    expect(stage.all('textarea[id]').map(({ id, dir, lang }) => [id, dir, lang])).toEqual([
      ['box-one', 'ltr', 'en'],
      ['box-other', 'ltr', 'en'],
    ]);
  });

  it('are previewed with sample numbers in the language of the text', async () => {
    api.on('GET /texts/all', () => ({ rows: [{ original }] }));
    await input({ one: 'a branch', other: '{{count}} branches' }, { key: 'k', language: 'en' });
    expect(preview().length).toBeGreaterThan(1);
    expect(preview()).toEqual(expect.arrayContaining(['a branch', '3 branches']));
    expect([
      document.querySelector<HTMLElement>('[role=status]')!.dir,
      document.querySelector<HTMLElement>('[role=status]')!.lang,
    ]).toEqual(['ltr', 'en']);
  });

  it('that vary with no number have one box, and one preview', async () => {
    await input({ other: 'فرع {{name}}' }, { key: '', language: 'ar' });
    expect(stage.all('textarea[id]').map(({ id, dir, lang }) => [id, dir, lang])).toEqual([
      ['box-other', 'rtl', 'ar'],
    ]);
    expect(preview()).toHaveLength(1);
    expect(document.querySelector<HTMLElement>('[role=status]')!.dir).toBe('rtl');
    expect(api.received).toEqual([]);
  });

  it('have no preview before anything is written', async () => {
    await input(null, {});
    expect([stage.all('textarea[id]').length, preview()]).toEqual([1, []]);
  });

  it('one form changes without the others', async () => {
    await input({ one: 'a', other: 'b' }, { language: 'en' });
    await stage.type(labels()[1]!, 'c');
    expect(stage.last()).toEqual({ one: 'a', other: 'c' });
  });
});

describe('a colour of the brand', () => {
  const field = kinds.brandColour({ label, mode: 'light' });
  const statuses = () => stage.texts('[role=status]');

  it('that can be seen on the page is accepted without a word', async () => {
    await stage.input(field, '#1a56db');
    expect([statuses(), stage.all('.ant-btn').length]).toEqual([[], 0]);
  });

  it('that cannot be seen is reported, with the nearest one that can', async () => {
    await stage.input(field, '#ffff00');
    expect(statuses()).toEqual([expect.stringContaining('does not stand out from the page in light mode')]);
    const offer = stage.texts('.ant-btn')[0]!;
    const [, nearest] = /^Use (#[\da-f]{6}) \(easier to read\)$/.exec(offer)!;
    await stage.press(offer);
    expect([stage.last(), statuses(), stage.box().value]).toEqual([nearest, [], nearest]);
  });

  it('is measured on the page of its own mode', async () => {
    await stage.input(kinds.brandColour({ label, mode: 'dark' }), '#000000');
    expect(statuses()).toEqual([expect.stringContaining('dark mode')]);
    await stage.input(field, '#000000');
    expect(statuses()).toEqual([]);
  });

  it('that the server has refused is not reported twice, and the nearest one is still offered', async () => {
    await stage.input(field, '#ffff00', { 'aria-invalid': true });
    expect([statuses(), stage.texts('.ant-btn').length]).toEqual([[], 1]);
  });

  it.each(['#ff', 'yellow', null])('that is not complete (%j) is not measured', async (value) => {
    await stage.input(field, value);
    expect([statuses(), stage.all('.ant-btn').length]).toEqual([[], 0]);
  });

  it('cannot be replaced in a field that is disabled', async () => {
    await stage.input(field, '#ffff00', { disabled: true });
    expect(stage.all<HTMLButtonElement>('.ant-btn').map(({ disabled }) => disabled)).toEqual([true]);
  });
});

describe('a part of a text, by which a list is filtered', () => {
  const field = kinds.text({ label, required: true });
  it('is applied when the box is left or with Enter, not while it is typed', async () => {
    await stage.filter(field);
    await stage.focus(stage.box());
    await stage.type('Field', ' جدة ');
    expect([stage.taken(), stage.box().placeholder]).toEqual([[], 'Contains']);
    await stage.leave();
    expect(stage.taken()).toEqual([{ like: 'جدة' }]);
    await stage.focus(stage.box());
    await stage.type('Field', 'ينبع');
    await stage.key('Enter');
    expect(stage.last()).toEqual({ like: 'ينبع' });
  });

  it('is applied once, and not again when the box is left unchanged', async () => {
    await stage.filter(field, { like: 'a' });
    expect(stage.box().value).toBe('a');
    await stage.focus(stage.box());
    await stage.type('Field', ' a');
    await stage.leave();
    expect(stage.taken()).toEqual([]);
  });

  it('is removed at once when the box is emptied, and by spaces when it is left', async () => {
    await stage.filter(field, { like: 'a' });
    await stage.type('Field', '');
    expect(stage.taken()).toEqual([{}]);
    await stage.filter(field, { like: 'a' });
    await stage.focus(stage.box());
    await stage.type('Field', '  ');
    await stage.leave();
    expect(stage.last()).toEqual({});
  });
});

describe('numbers by which a list is filtered', () => {
  const type = async (name: string, text: string) => {
    await stage.focus(stage.named(name));
    await stage.type(name, text);
    expect(stage.last()).not.toEqual(expect.objectContaining({ [name]: text }));
    await stage.leave();
  };

  it.each([
    ['numbers', kinds.integer({ label, required: true }), '٥', '10', { gte: '5' }, { gte: '5', lte: '10' }],
    [
      'amounts, in halalas',
      kinds.money({ label, required: true }),
      '1.5',
      '20',
      { gte: '150' },
      { gte: '150', lte: '2000' },
    ],
  ] as const)('%s from a lowest to a highest one', async (_, field, from, to, first, both) => {
    await stage.filter(field);
    await type('From', from);
    expect(stage.last()).toEqual(first);
    await type('To', to);
    expect(stage.last()).toEqual(both);
    await type('From', '');
    expect(stage.last()).toEqual({ lte: both.lte });
  });

  it('an amount is shown in riyals, and the label of the field names the first box', async () => {
    await stage.filter(kinds.money({ label, required: true }), { gte: '0', lte: '2050' });
    const boxes = ['From', 'To'].map((name) => stage.named(name));
    expect(boxes.map(({ value, id, placeholder }) => [value, id, placeholder])).toEqual([
      ['0.00', 'box', 'From'],
      ['20.50', '', 'To'],
    ]);
  });

  it('an amount that cannot be read is no filter', async () => {
    await stage.filter(kinds.money({ label, required: true }), { gte: '100' });
    await type('From', 'ten');
    expect(stage.last()).toEqual({});
  });
});
