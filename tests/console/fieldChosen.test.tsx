// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as kinds from 'sijil/schema/kinds';
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

const chosen = () => stage.texts('.ant-select-selection-item');

describe('the name of a field', () => {
  const named = (use: 'time' | 'people' | 'value' | 'condition', required = false) =>
    kinds.fieldName({ label, of: 'resource', use, required });

  it.each([
    [
      'day or moment',
      'time',
      'tickets',
      ['Last message', 'Waiting for support since', 'First answer due', 'First answered'],
    ],
    ['people to notify', 'people', 'tickets', ['Client', 'Requester', 'Assigned to']],
    ['condition', 'condition', 'vehicles', ['Active']],
  ] as const)('is chosen among the fields of the records that suit a %s', async (_, use, resource, names) => {
    await stage.input(named(use), null, { values: { resource } });
    expect(await stage.options('Field')).toEqual(names);
  });

  it('is stored with the name of its records, and can be emptied unless it is required', async () => {
    await stage.input(named('condition'), null, { values: { resource: 'vehicles' } });
    await stage.choose('Field', 'Active');
    expect(stage.taken()).toEqual(['vehicles.active']);
    await stage.empty();
    expect(stage.last()).toBeNull();
    await stage.input(named('condition', true), 'vehicles.active', { values: { resource: 'vehicles' } });
    expect([chosen(), document.querySelector('.ant-select-clear')]).toEqual([['Active'], null]);
  });

  it('of other records than the chosen ones is not shown as chosen', async () => {
    await stage.input(named('time'), 'vehicles.active', { values: { resource: 'tickets' } });
    expect([chosen(), stage.texts('.ant-select-selection-placeholder')]).toEqual([
      [],
      ['Choose from the list'],
    ]);
  });

  it.each([undefined, 'nothing'])('offers nothing while no records are chosen (%j)', async (resource) => {
    await stage.input(named('time'), null, { values: { resource } });
    expect(await stage.options('Field')).toEqual([]);
  });

  it.each([
    ['vehicles.driverName', 'Driver name'],
    ['vehicles.gone', 'vehicles.gone'],
  ])('%s is shown as «%s»', async (value, shown) => {
    await stage.value(named('value'), value);
    expect(stage.said('main')).toBe(shown);
  });
});

describe('the place of a designed field in its form', () => {
  const field = kinds.fieldName({ label, of: 'resource', use: 'place' });
  const rows = () => stage.texts('ul li');
  it('is asked for once the records are chosen', async () => {
    await stage.input(field, null, { values: {} });
    expect(stage.said()).toContain('Choose the records first.');
  });

  it('is changed by the arrows, among the names of the other fields', async () => {
    await stage.input(field, 'vehicles.number', {
      values: { resource: 'vehicles', label: { ar: 'لون', en: 'Paint' } },
    });
    expect(rows()).toEqual(expect.arrayContaining(['Plate number', 'Paint', 'Driver name']));
    const after = rows();
    expect(after.indexOf('Paint')).toBe(after.indexOf('Plate number') + 1);
    await stage.press('Move “Paint” down');
    expect(stage.last()).toBe('vehicles.vehicleTypeId');
    await stage.press('Move “Paint” up');
    expect(stage.last()).toBe('vehicles.number');
  });

  it.each([
    [{ ar: 'لون', en: '' }, 'لون'],
    [undefined, 'This field'],
  ])('the field is called by what is written of its name (%j)', async (name, shown) => {
    await stage.input(field, null, { values: { resource: 'vehicles', label: name } });
    expect(rows()).toContain(shown);
  });

  it('cannot be moved in a form that is disabled', async () => {
    await stage.input(field, 'vehicles.number', { disabled: true, values: { resource: 'vehicles' } });
    const buttons = stage.all<HTMLButtonElement>('ul button');
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(stage.all('[draggable=true]')).toEqual([]);
  });
});

describe('a value of a chosen field', () => {
  const field = kinds.fieldValue({ label, of: 'field' });
  const many = kinds.fieldValue({ label, of: 'field', many: true });

  it.each([
    ['a text', 'vehicles.driverName', 'Ali'],
    ['a field that is gone', 'vehicles.gone', 'x'],
    ['no field yet', undefined, 'x'],
  ])('is typed for %s', async (_, of, typed) => {
    await stage.input(field, null, { values: { field: of } });
    await stage.type('Field', typed);
    expect(stage.taken()).toEqual([typed]);
  });

  it('is switched for yes or no, and stored as a text', async () => {
    await stage.input(field, 'false', { values: { field: 'vehicles.active' } });
    const toggle = () => document.querySelector<HTMLElement>('[role=switch]')!;
    expect(toggle().getAttribute('aria-checked')).toBe('false');
    await stage.click(toggle());
    expect([stage.taken(), toggle().getAttribute('aria-checked')]).toEqual([['true'], 'true']);
  });

  it('is chosen among the options of a choice, one or several', async () => {
    await stage.input(field, null, { values: { field: 'requests.turn' } });
    const [first, second] = await stage.options('Field');
    await stage.click(stage.all('.ant-select-item-option')[0]);
    expect(stage.taken()).toEqual([expect.any(String)]);
    const key = String(stage.last());
    await stage.input(many, key, { values: { field: 'requests.turn' } });
    expect(chosen()).toEqual([first]);
    await stage.choose('Field', second!);
    expect(stage.last()).toMatch(new RegExp(`^${key};\\w+$`));
    for (const name of [first, second]) {
      const mark = stage.all('.ant-select-selection-item').find(({ textContent }) => textContent === name);
      await stage.click(mark!.querySelector<HTMLElement>('.ant-select-selection-item-remove')!);
    }
    expect(stage.last()).toBeNull();
  });
});
