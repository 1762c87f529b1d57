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

describe('a formula', () => {
  const field = kinds.formula({ label, of: 'resource', result: 'kind' });
  const values = { resource: 'vehicles', kind: 'decimal' };
  it('is typed, and empty once it is deleted', async () => {
    await stage.input(field, null, { values });
    await stage.type('Field', 'weight');
    await stage.type('Field', '');
    expect(stage.taken()).toEqual(['weight', null]);
  });

  it('receives a field or a function at the end, and a function has its parentheses', async () => {
    await stage.input(field, null, { values });
    await stage.choose('Insert a field', 'Weight (kg)');
    expect(stage.last()).toBe('weight');
    await stage.choose('Insert a function', 'max – the largest value');
    expect(stage.last()).toBe('weightmax()');
  });

  it('is tried with numbers of the person, and shows its result', async () => {
    await stage.input(field, 'weight * 2', { values });
    expect(stage.said('.ant-card [role=status]')).toBe('Result: —');
    await stage.type('Weight (kg)', '10');
    expect(stage.said('.ant-card [role=status]')).toBe('Result: 20');
  });

  it('that is wrong says why, and is not tried', async () => {
    await stage.input(field, 'driverName', { values });
    expect([stage.all('[role=status]').length, stage.all('.ant-card').length]).toEqual([1, 0]);
  });

  it.each([
    ['empty', ' ', values],
    ['without a kind of result', 'weight', { resource: 'vehicles' }],
  ])('that is %s is not tried', async (_, value, others) => {
    await stage.input(field, value, { values: others });
    expect(stage.all('.ant-card, .ant-alert')).toEqual([]);
  });

  it('offers nothing to insert while no records are chosen, or where it is disabled', async () => {
    await stage.input(field, null, { values: {} });
    expect(stage.has('Insert a field')).toBe(false);
    await stage.input(field, null, { values, disabled: true });
    expect(stage.has('Insert a field')).toBe(false);
  });
});

describe('a record that an automation creates', () => {
  const field = kinds.newRecord({ label, from: 'source', as: 'role' });
  it('waits for the role that creates it', async () => {
    await stage.input(field, null, { values: {} });
    expect(stage.said()).toContain('Choose the role that the automation runs as first.');
  });

  it('is of a type that the role may create, and starts without values', async () => {
    await stage.input(field, null, { values: { role: 'client' } });
    expect(await stage.options('Field')).toContain('Vehicle');
    expect(stage.texts('.ant-select-item-option')).not.toContain('Client');
    await stage.click(stage.all('.ant-select-item-option').find((one) => one.textContent === 'Vehicle'));
    expect(stage.last()).toEqual({ resource: 'vehicles', values: {} });
  });

  it('has a value for each field that the role may write, but for files', async () => {
    await stage.input(
      field,
      { resource: 'vehicles', values: { driverName: 'Ali' } },
      { values: { role: 'admin' } },
    );
    const labels = stage.texts('label').slice(1);
    expect(labels).toEqual(
      expect.arrayContaining(['Client *', 'Plate number *', 'Driver name', 'Weight (kg)']),
    );
    expect(labels).not.toContain('Photos and papers');
    await stage.type('Driver name', '');
    expect(stage.last()).toEqual({ resource: 'vehicles', values: {} });
    await stage.type('Weight (kg)', '0');
    expect(stage.last()).toEqual({ resource: 'vehicles', values: { weight: 0 } });
  });

  it('may copy a value from the record that starts the automation', async () => {
    const values = { role: 'admin', source: 'tickets' };
    await stage.input(field, { resource: 'vehicles', values: {} }, { values });
    expect(await stage.options('“Client” from the record')).toEqual(['Client']);
    await stage.input(field, { resource: 'vehicles', values: {} }, { values });
    await stage.choose('“Driver name” from the record', 'Title');
    expect(stage.last()).toEqual({ resource: 'vehicles', values: { driverName: '{{title}}' } });
    expect(stage.all('input#box').length).toBe(1);
    await stage.empty();
    expect(stage.last()).toEqual({ resource: 'vehicles', values: {} });
  });
});
