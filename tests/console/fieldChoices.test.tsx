// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import * as kinds from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import type { Filters } from 'sijil/schema/lists/listFilters';
import { startI18n } from 'sijil/react/providers/i18n';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const stage = fieldStage();

const few = { red: { ar: 'أحمر', en: 'Red' }, blue: { ar: 'أزرق', en: 'Blue' } } as const;
const optionsOf = (count: number, name = 'Option') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`o${at}`, { ar: `خ${at}`, en: `${name} ${at}` }]),
  );
const select = () => document.querySelector('.ant-select');
const chosen = () => stage.texts('.ant-select-selection-item');
/** Presses the mark that takes one of several chosen options away. */
const takeAway = (option: string) =>
  stage.click(
    stage
      .all('.ant-select-selection-item')
      .find(({ textContent }) => textContent === option)!
      .querySelector<HTMLElement>('.ant-select-selection-item-remove')!,
  );

describe('one of several options', () => {
  it('is chosen from a list by its name, and the form receives its key', async () => {
    await stage.input(kinds.choice({ label, options: few }));
    expect(stage.texts('.ant-select-selection-placeholder')).toEqual(['Choose from the list']);
    await stage.choose('Field', 'Blue');
    expect([stage.taken(), chosen()]).toEqual([['blue'], ['Blue']]);
  });

  it('is offered in the reader’s language', async () => {
    await stage.input(kinds.choice({ label, options: few }), 'red', {}, 'ar');
    expect([await stage.options('Field'), chosen()]).toEqual([['أحمر', 'أزرق'], ['أحمر']]);
    await stage.input(kinds.choice({ label, options: few }));
    expect(await stage.options('Field')).toEqual(['Red', 'Blue']);
  });

  it('can be emptied where it is not required', async () => {
    await stage.input(kinds.choice({ label, options: few }), 'red');
    await stage.empty();
    expect([stage.taken(), chosen()]).toEqual([[null], []]);
  });

  it('cannot be emptied where it is required', async () => {
    await stage.input(kinds.choice({ label, options: optionsOf(4), required: true }), 'o1');
    expect([chosen(), document.querySelector('.ant-select-clear')]).toEqual([['Option 1'], null]);
  });

  it('the form may say what is to be chosen', async () => {
    await stage.input(kinds.choice({ label, options: few }), null, { placeholder: 'Colour of the door' });
    expect(stage.texts('.ant-select-selection-placeholder')).toEqual(['Colour of the door']);
  });

  it.each([
    [7, false],
    [8, true],
  ])('of %i options can be searched by name: %s', async (count, isSearched) => {
    await stage.input(kinds.choice({ label, options: optionsOf(count) }));
    expect(select()!.classList.contains('ant-select-show-search')).toBe(isSearched);
    if (!isSearched) return;
    await stage.options('Field');
    await stage.type('Field', 'option 5');
    expect(stage.texts('.ant-select-item-option')).toEqual(['Option 5']);
  });

  it.each([
    ['two short ones, required', { options: few, required: true }, true],
    ['two short ones, not required', { options: few }, false],
    ['three of 27 letters', { options: optionsOf(3, 'Letters'), required: true }, true],
    ['three of 30 letters', { options: optionsOf(3, 'Letters1'), required: true }, false],
    ['two of exactly 28 letters', { options: optionsOf(2, 'Twelve lette'), required: true }, true],
    ['four short ones', { options: optionsOf(4, 'A'), required: true }, false],
  ] as const)('of %s: all are in view at once: %s', async (_, declared, isOpen) => {
    await stage.input(kinds.choice({ label, ...declared }));
    expect([document.querySelector('.ant-segmented') !== null, select() !== null]).toEqual([isOpen, !isOpen]);
  });

  it('that are in view at once: none is marked before one is pressed', async () => {
    await stage.input(kinds.choice({ label, options: few, required: true }), null, {
      'aria-labelledby': 'name',
    });
    expect(document.querySelector('.ant-segmented')?.getAttribute('aria-labelledby')).toBe('name');
    const marked = () => stage.texts('.ant-segmented-item-selected');
    expect(marked()).toEqual([]);
    const blue = stage.all('.ant-segmented-item').find(({ textContent }) => textContent === 'Blue');
    await stage.click(blue!.querySelector('input')!);
    expect([stage.taken(), marked()]).toEqual([['blue'], ['Blue']]);
  });

  it('that are in view at once cannot be pressed in a field that is disabled', async () => {
    await stage.input(kinds.choice({ label, options: few, required: true }), null, { disabled: true });
    expect(stage.all('.ant-segmented-disabled')).toHaveLength(1);
    await stage.input(kinds.choice({ label, options: few, required: true }));
    expect(stage.all('.ant-segmented-disabled')).toHaveLength(0);
  });
});

describe('several options', () => {
  const field = kinds.choices({ label, options: few });
  it('are added one after the other', async () => {
    await stage.input(field);
    await stage.choose('Field', 'Blue');
    await stage.choose('Field', 'Red');
    expect([stage.taken(), chosen()]).toEqual([
      [['blue'], ['blue', 'red']],
      ['Blue', 'Red'],
    ]);
  });

  it('are taken away one by one', async () => {
    await stage.input(field, ['blue', 'red']);
    await takeAway('Blue');
    await takeAway('Red');
    expect(stage.taken()).toEqual([['red'], []]);
  });

  it('are searched by name, not by key', async () => {
    await stage.input(kinds.choices({ label, options: optionsOf(9) }));
    await stage.options('Field');
    await stage.type('Field', 'option 7');
    expect(stage.texts('.ant-select-item-option')).toEqual(['Option 7']);
  });
});

describe('yes or no', () => {
  const toggle = () => document.querySelector<HTMLButtonElement>('[role=switch]')!;
  it('is switched, and empty counts as no', async () => {
    await stage.input(kinds.boolean({ label }), null, { 'aria-describedby': 'help', 'aria-invalid': true });
    const attributes = ['aria-checked', 'aria-describedby', 'aria-invalid'];
    expect(attributes.map((name) => toggle().getAttribute(name))).toEqual(['false', 'help', 'true']);
    await stage.click(toggle());
    await stage.click(toggle());
    expect(stage.taken()).toEqual([true, false]);
  });

  it.each([
    ['ar', 'نعم', 'لا'],
    ['en', 'Yes', 'No'],
  ] as const)('says what it means in words (%s)', async (language, yes, no) => {
    await stage.input(kinds.boolean({ label }), true, {}, language);
    expect([
      toggle().getAttribute('aria-checked'),
      stage.texts('.ant-switch-inner-checked'),
      stage.texts('.ant-switch-inner-unchecked'),
    ]).toEqual(['true', [yes], [no]]);
  });

  it('cannot be switched where it is disabled', async () => {
    await stage.input(kinds.boolean({ label }), true, { disabled: true });
    expect([toggle().disabled, toggle().id]).toEqual([true, 'box']);
    await stage.input(kinds.boolean({ label }), true);
    expect(toggle().disabled).toBe(false);
  });
});

describe('a list is filtered', () => {
  type Case = readonly [string, Field, option: string, Filters];
  const cases: readonly Case[] = [
    ['by an option', kinds.choice({ label, options: few, required: true }), 'Blue', { in: 'blue' }],
    ['by one of several', kinds.choices({ label, options: few }), 'Blue', { eq: 'blue' }],
    ['by yes', kinds.boolean({ label }), 'Yes', { eq: 'true' }],
    ['by no', kinds.boolean({ label }), 'No', { eq: 'false' }],
    ['by a file that is there', kinds.file({ label }), 'Has a value', { null: 'false' }],
    ['by a missing place', kinds.location({ label }), 'Empty', { null: 'true' }],
    ['by missing opening hours', kinds.timeRange({ label }), 'Empty', { null: 'true' }],
  ];
  it.each(cases)('%s, and by it no longer once the filter is emptied', async (_, field, option, filters) => {
    await stage.filter(field);
    await stage.choose('Field', option);
    expect([stage.last(), chosen()]).toEqual([filters, [option]]);
    await stage.empty();
    expect([stage.last(), chosen()]).toEqual([{}, []]);
  });

  it('by one or several options, of which each can be taken away', async () => {
    await stage.filter(kinds.choice({ label, options: few, required: true }), { eq: 'blue' });
    expect(chosen()).toEqual(['Blue']);
    await stage.choose('Field', 'Red');
    expect(stage.last()).toEqual({ in: 'blue,red' });
    await takeAway('Blue');
    await takeAway('Red');
    expect(stage.taken().slice(1)).toEqual([{ in: 'red' }, {}]);
  });

  it.each([
    ['yes or no', kinds.boolean({ label })],
    ['presence', kinds.image({ label })],
  ] as const)('by %s: without a choice the filter says that any record is found', async (_, field) => {
    await stage.filter(field);
    expect(stage.texts('.ant-select-selection-placeholder')).toEqual(['Any']);
  });

  it('an option is found by typing a part of its name', async () => {
    await stage.filter(kinds.choice({ label, options: optionsOf(3), required: true }));
    await stage.options('Field');
    await stage.type('Field', 'option 2');
    expect(stage.texts('.ant-select-item-option')).toEqual(['Option 2']);
  });
});

describe('records without a value', () => {
  const empty = () => stage.card('Empty');
  it('are found by pressing «Empty», which hides the other control and forgets its filter', async () => {
    await stage.filter(kinds.choice({ label, options: few }), { in: 'red' });
    expect([select() !== null, empty().checked]).toEqual([true, false]);
    await stage.click(empty());
    expect([stage.last(), select(), empty().id]).toEqual([{ null: 'true' }, null, 'box']);
    await stage.click(empty());
    expect([stage.last(), select() !== null, empty().id]).toEqual([{}, true, '']);
  });

  it.each([
    ['may be empty', kinds.text({ label }), true],
    ['is required', kinds.text({ label, required: true }), false],
    ['is yes or no', kinds.boolean({ label }), false],
    ['is filtered by presence anyway', kinds.file({ label }), false],
    ['cannot be compared with nothing', kinds.choices({ label, options: few }), false],
  ] as const)('a value that %s: «Empty» is offered: %s', async (_, field, isOffered) => {
    await stage.filter(field);
    expect(stage.said().includes('Empty')).toBe(isOffered);
  });

  it('a value of a kind that no list is filtered by has no filter', async () => {
    await stage.filter(kinds.json({ label }));
    expect(stage.said()).toBe('Field');
  });
});

it('a choice with its options side by side refers to its message while it is refused', async () => {
  await stage.input(kinds.choice({ label, options: few, required: true }), null, {
    'aria-invalid': true,
    'aria-describedby': 'message',
  });
  const [group] = stage.all('[role=radiogroup]');
  expect([group?.getAttribute('aria-invalid'), group?.getAttribute('aria-describedby')]).toEqual([
    'true',
    'message',
  ]);
});
