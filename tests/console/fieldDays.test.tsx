// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import * as kinds from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import type { Filters } from 'sijil/schema/lists/listFilters';
import { startI18n } from 'sijil/react/providers/i18n';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const stage = fieldStage();

const date = kinds.date({ label });
const moment = kinds.dateTime({ label });
const hours = kinds.timeRange({ label });
const boxes = () => stage.all<HTMLInputElement>('.ant-picker-input input');
/** Types into a box of a picker, and confirms with Enter. */
const enter = async (name: string, text: string) => {
  await stage.focus(stage.named(name));
  await stage.type(name, text);
  await stage.key('Enter');
  await stage.settle();
};

describe('a day', () => {
  it.each([
    ['14/02/2026', '2026-02-14'],
    ['١٤/٠٢/٢٠٢٦', '2026-02-14'],
  ])('%s is typed with the day first, and stored as %s', async (typed, stored) => {
    await stage.input(date);
    await enter('Field', typed);
    expect([stage.last(), stage.box().value]).toEqual([stored, '14/02/2026']);
  });

  it.each(['4/3/2027', '4-3-2027', '2027-03-04', '04032027', '٤ مارس ٢٠٢٧', '4 March 2027'])(
    '%s is read when the box is left',
    async (typed) => {
      await stage.input(date, '2026-02-03');
      await stage.focus(stage.named('Field'));
      await stage.type('Field', typed);
      await stage.leave();
      expect([stage.last(), stage.box().value]).toEqual(['2027-03-04', '04/03/2027']);
    },
  );

  it.each(['30/02/2027', 'next week', '4/3'])(
    '%j that is none stays, and can be corrected',
    async (typed) => {
      await stage.input(date, '2026-02-03');
      await stage.focus(stage.named('Field'));
      await stage.type('Field', typed);
      await stage.leave();
      expect([stage.last(), stage.box().value]).toEqual([typed, typed]);
      expect(stage.box().getAttribute('aria-invalid')).toBe('true');
      await stage.focus(stage.box());
      await stage.type('Field', '4/3/2027');
      await stage.leave();
      expect([stage.last(), stage.box().value]).toEqual(['2027-03-04', '04/03/2027']);
    },
  );

  it('is taken away by emptying the box', async () => {
    await stage.input(date, '2026-02-03');
    await stage.focus(stage.named('Field'));
    await stage.type('Field', '');
    await stage.leave();
    expect([stage.last(), stage.box().value]).toEqual([null, '']);
  });

  it('of the Hijri calendar is offered as its Gregorian day, and taken only when that is pressed', async () => {
    await stage.input(date);
    await stage.focus(stage.named('Field'));
    await stage.type('Field', '15/09/1448');
    await stage.leave();
    expect(stage.last()).toBe('15/09/1448');
    const offer = stage.all('button').find(({ textContent }) => textContent === 'Use 22 February 2027');
    await stage.click(offer!);
    expect([stage.last(), stage.box().value]).toEqual(['2027-02-22', '22/02/2027']);
  });

  it('a stored one is shown with the day first, and can be taken away', async () => {
    await stage.input(date, '2026-02-03');
    expect(stage.box().value).toBe('03/02/2026');
    await stage.empty();
    expect([stage.last(), stage.box().value]).toEqual([null, '']);
  });

  it('is chosen in a calendar whose week begins on Sunday', async () => {
    await stage.input(date, '2026-02-03', {}, 'ar');
    await stage.focus(stage.box());
    await stage.click(stage.box());
    await stage.until(() => stage.all('.ant-picker-content th').length > 0);
    const first = document.querySelector('.ant-picker-cell-in-view')!;
    // 1 February 2026 is a Sunday, so it is the first cell of its row.
    expect(first.parentElement!.firstElementChild).toBe(first);
  });
});

describe('a moment', () => {
  it('is typed by the clock of Riyadh, and stored in UTC', async () => {
    await stage.input(moment);
    await enter('Field', '01/02/2026 01:30');
    expect(stage.last()).toBe('2026-01-31T22:30:00.000Z');
  });

  it('is shown by the clock of Riyadh', async () => {
    await stage.input(moment, '2026-01-31T22:30:00.000Z');
    expect(stage.box().value).toBe('01/02/2026 01:30');
    await stage.empty();
    expect(stage.last()).toBeNull();
  });
});

describe('opening hours', () => {
  it('are shown from their beginning to their end', async () => {
    await stage.input(hours, '09:00-17:30');
    expect(boxes().map(({ value }) => value)).toEqual(['09:00', '17:30']);
  });

  it.each([null, '', '09:00'])('are empty where there are none (%j)', async (value) => {
    await stage.input(hours, value);
    expect(boxes().map((one) => one.value)).toEqual(['', '']);
  });

  it('can be taken away', async () => {
    await stage.input(hours, '09:00-17:30');
    await stage.empty();
    expect(stage.last()).toBeNull();
  });

  it('are typed into two boxes', async () => {
    await stage.input(hours);
    for (const [index, typed] of ['08:00', '١٦:٠٠'].entries()) {
      const box = boxes()[index]!;
      box.setAttribute('aria-label', `side ${index}`);
      await enter(`side ${index}`, typed);
    }
    expect(stage.last()).toBe('08:00-16:00');
  });
});

it.each([
  ['a day', date],
  ['a moment', moment],
  ['opening hours', hours],
] as const)('%s cannot be changed in a field that is disabled', async (_, field) => {
  await stage.input(field, null, { disabled: true });
  expect(boxes().every(({ disabled }) => disabled)).toBe(true);
  await stage.input(field);
  expect(boxes().some(({ disabled }) => disabled)).toBe(false);
});

it.each([date, moment])('a day or moment that is wrong says so to a screen reader', async (field) => {
  await stage.input(field, null, { 'aria-invalid': true, 'aria-describedby': 'help', placeholder: 'When' });
  const [box] = boxes();
  expect([
    box?.getAttribute('aria-invalid'),
    box?.getAttribute('aria-describedby'),
    box?.placeholder,
  ]).toEqual(['true', 'help', 'When']);
  await stage.input(field);
  expect(boxes()[0]?.placeholder).toBe('');
});

it.each([
  ['a day', date, '2026-02-01'],
  ['a moment', moment, '2026-02-01T09:00:00.000Z'],
  ['hours', hours, '08:00-17:00'],
] as const)(
  'only the icon that empties a box of %s has a name, in the reader’s language',
  async (_, field, value) => {
    await stage.input(field, value, {}, 'ar');
    const icons = stage.all('.ant-picker [aria-label]:not([aria-hidden=true])');
    expect(icons.map((one) => one.getAttribute('aria-label'))).toEqual(['مسح']);
  },
);

it('hours that are wrong say so to a screen reader in both boxes', async () => {
  await stage.input(hours, null, {
    'aria-invalid': true,
    'aria-describedby': 'help',
    'aria-labelledby': 'name',
  });
  const attributes = ['aria-labelledby', 'aria-invalid', 'aria-describedby', 'placeholder'];
  expect(boxes().map((box) => attributes.map((name) => box.getAttribute(name)))).toEqual([
    ['name', 'true', 'help', 'Start time'],
    ['name', 'true', 'help', 'End time'],
  ]);
});

describe('a list is filtered by days', () => {
  type Case = readonly [string, Field, from: string, to: string];
  const cases: readonly Case[] = [
    ['of the business', date, '2026-02-01', '2026-02-03'],
    [
      'of moments, from the first to the last instant in Riyadh',
      moment,
      '2026-01-31T21:00:00.000Z',
      '2026-02-03T20:59:59.999Z',
    ],
  ];
  it.each(cases)('%s', async (_, field, gte, lte) => {
    await stage.filter(field);
    await enter('From', '01/02/2026');
    expect(stage.last()).toEqual({ gte });
    await enter('To', '03/02/2026');
    expect(stage.last()).toEqual({ gte, lte });
    expect([stage.named('From').value, stage.named('To').value]).toEqual(['01/02/2026', '03/02/2026']);
    await stage.empty();
    expect(stage.last()).toEqual({ lte });
  });

  it('the label of the field names the first box only', async () => {
    await stage.filter(date);
    expect([stage.named('From').id, stage.named('To').id]).toEqual(['box', '']);
    expect([stage.named('From').placeholder, stage.named('To').placeholder]).toEqual(['From', 'To']);
  });

  it('relative to today cannot be shown as a day, so that the box is empty', async () => {
    await stage.filter(date, { gte: 'month-3' });
    expect(stage.named('From').value).toBe('');
  });
});

describe('a list is filtered by a period', () => {
  const pressed = () => stage.all('[aria-pressed=true]').map(({ textContent }) => textContent);
  const periods: readonly (readonly [string, Filters])[] = [
    ['Today', { gte: 'day', lte: 'day' }],
    ['This week', { gte: 'week', lte: 'week' }],
    ['Last 7 days', { gte: 'day-6', lte: 'day' }],
    ['Last 30 days', { gte: 'day-29', lte: 'day' }],
    ['This month', { gte: 'month', lte: 'month' }],
    ['Last month', { gte: 'month-1', lte: 'month-1' }],
    ['This year', { gte: 'year', lte: 'year' }],
    ['Next 7 days', { gte: 'day', lte: 'day+6' }],
    ['Next 30 days', { gte: 'day', lte: 'day+29' }],
  ];
  it.each(periods)('«%s», which hides the two days until it is pressed again', async (name, filters) => {
    await stage.filter(moment);
    expect([pressed(), boxes()]).toEqual([[], expect.objectContaining({ length: 2 })]);
    await stage.press(name);
    expect([stage.last(), pressed(), boxes()]).toEqual([filters, [name], []]);
    await stage.press(name);
    expect([stage.last(), pressed(), boxes()]).toEqual([{}, [], expect.objectContaining({ length: 2 })]);
  });

  it('the buttons of all periods form a group that is named by the field', async () => {
    await stage.filter(date, {}, 'ar');
    const group = document.querySelector('[role=group]')!;
    expect(group.getAttribute('aria-label')).toBe('حقل: فترة جاهزة');
    expect(group.querySelectorAll('button')).toHaveLength(periods.length);
  });
});
