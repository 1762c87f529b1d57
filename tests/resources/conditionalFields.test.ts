import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { checkResources } from '#framework/schema/checkResources';
import {
  boolean,
  choice,
  countOf,
  date,
  dateTime,
  defineResource,
  integer,
  reference,
  text,
} from '#framework/schema/index';
import type { Resource } from '#framework/schema/resource';
import { startingValues } from '#framework/schema/startingValue';
import { validate } from '#framework/schema/validate';
import { resourceNamed, resources } from '#resources';
import { startValues, toInput } from '@framework/forms/formValues';
import { toTable } from '../../framework/server/db/tables/toTable';

const named = (ar: string, en: string) => ({ label: { ar, en } });

/** An entity that says everything that a field may say beyond its kind. */
const rooms = defineResource('rooms', {
  label: { one: { ar: 'غرفة', en: 'Room' }, many: { ar: 'غرف', en: 'Rooms' } },
  fields: {
    floor: integer({ ...named('الطابق', 'Floor'), required: true }),
    number: integer({ ...named('الرقم', 'Number'), required: true }),
    use: choice({
      ...named('الاستخدام', 'Use'),
      required: true,
      options: { cold: { ar: 'تبريد', en: 'Cold' }, dry: { ar: 'تخزين جاف', en: 'Dry' } },
    }),
    degrees: integer({
      ...named('الحرارة', 'Degrees'),
      required: true,
      shownWhen: { field: 'use', in: ['cold'] },
    }),
    openedOn: date({ ...named('افتُتحت في', 'Opened on'), default: 'today' }),
    checkedAt: dateTime({ ...named('فُحصت', 'Checked'), default: 'now' }),
    keeperId: reference({ ...named('العهدة', 'Keeper'), to: 'supervisors', default: 'me' }),
    shelvesCount: integer({ ...named('الرفوف', 'Shelves'), computed: countOf('shelves', 'roomId') }),
    note: text({ ...named('ملاحظة', 'Note') }),
    open: boolean({ ...named('مفتوحة', 'Open') }),
  },
  title: 'note',
  list: ['floor', 'number', 'shelvesCount'],
  search: ['note'],
  uniqueTogether: [['floor', 'number']],
  actions: [{ set: { open: true }, ...named('فتح', 'Open'), done: { ar: 'فُتحت.', en: 'Opened.' } }],
  access: { read: ['admin'], create: ['admin'], update: ['admin'] },
});
const shelves = defineResource('shelves', {
  label: { one: { ar: 'رف', en: 'Shelf' }, many: { ar: 'رفوف', en: 'Shelves' } },
  fields: {
    roomId: reference({ ...named('الغرفة', 'Room'), to: 'rooms', required: true }),
    height: integer(named('الارتفاع', 'Height')),
  },
  title: 'roomId',
  list: ['height'],
  search: [],
  access: { read: ['admin'] },
});
const supervisors = resourceNamed('supervisors') as Resource;
const others = [shelves, ...['supervisors', 'users', 'cities', 'states'].map((name) => resourceNamed(name)!)];
const said = (changes: object) =>
  checkResources([{ ...rooms, ...changes } as Resource, ...others]).filter((one) => one.includes(' rooms'));
const withField = (name: string, field: object) => said({ fields: { ...rooms.fields, [name]: field } });

it('such a declaration is sound', () => expect(said({})).toEqual([]));

describe('a field that is there on a condition', () => {
  const cold = { floor: 1, number: 2, use: 'cold', degrees: 4 };
  const judged = (mode: 'create' | 'update', input: object, current = {}) => {
    const result = validate(rooms, mode, input, 'en', current);
    return result.ok ? result.values : result.errors;
  };

  it('is demanded where it is shown', () => {
    expect(judged('create', cold)).toEqual({ ...cold, open: false });
    expect(judged('create', { ...cold, degrees: null })).toEqual({ degrees: ['“Degrees” is required.'] });
    expect(judged('update', { use: 'cold' }, { ...cold, use: 'dry', degrees: null })).toEqual({
      degrees: ['“Degrees” is required.'],
    });
  });

  it('is refused where it is not, and emptied when it is there no longer', () => {
    expect(judged('create', { ...cold, use: 'dry' })).toEqual({
      degrees: ['“Degrees” is not asked for in this record.'],
    });
    expect(judged('update', { use: 'dry' }, cold)).toEqual({ use: 'dry', degrees: null });
    expect(judged('update', { number: 3 }, cold)).toEqual({ number: 3 });
  });

  it('goes empty from a form that hides it, whatever had been typed', () => {
    expect(toInput(rooms.fields, 'create', { ...cold, use: 'dry' })).toMatchObject({ degrees: null });
  });

  it('has a column that may be empty', () => {
    const table = toTable(rooms, () => toTable(supervisors, () => undefined as never) as never);
    const columns = new Map(getTableConfig(table).columns.map((column) => [column.name, column]));
    expect([columns.get('degrees')?.notNull, columns.get('floor')?.notNull]).toEqual([false, true]);
    expect(columns.has('shelvesCount')).toBe(false);
    expect(columns.get('openedOn')?.default).toBeUndefined();
  });

  it.each([
    ['of what is not declared', { field: 'uses', in: ['cold'] }, /^R36 .*"uses".*Did you mean "use"\?/],
    ['of what never is', { field: 'use', in: ['warm'] }, /^R36 .*waits for "warm"/],
    ['that names no value', { field: 'use', in: [] }, /^R36 .*names no value/],
  ])('cannot wait for a condition %s', (_, shownWhen, rule) => {
    expect(withField('degrees', { ...rooms.fields.degrees, shownWhen })).toEqual([
      expect.stringMatching(rule),
    ]);
  });

  it('cannot be a switch, which is never empty', () => {
    const open = { ...rooms.fields.open, shownWhen: { field: 'use', in: ['cold'] } };
    expect(withField('open', open)).toEqual([expect.stringMatching(/^R36 .*never empty/)]);
  });
});

describe('a default that is another one each time', () => {
  const at = new Date('2026-11-22T21:30:00Z');
  const making = (role: 'admin' | 'supervisor') => ({
    at,
    named: resourceNamed,
    person: { id: 'p1', role },
  });

  it('is today in Riyadh, now, and whoever makes the record, where they are such a person', () => {
    const begun = { openedOn: '2026-11-23', checkedAt: at.toISOString(), open: false };
    expect(startingValues(rooms.fields, making('supervisor'))).toEqual({ ...begun, keeperId: 'p1' });
    expect(startingValues(rooms.fields, making('admin'))).toEqual(begun);
  });

  it('stands in a new record’s form, under what is given', () => {
    const given = { openedOn: '2020-01-01' };
    expect(startValues(rooms.fields, 'create', given, making('admin'))).toMatchObject(given);
    expect(startValues(rooms.fields, 'update', {}, making('admin'))).toEqual({});
  });
});

it('values that no two records share together are unique among the records that are not deleted', () => {
  const table = toTable(rooms, () => toTable(supervisors, () => undefined as never) as never);
  const unique = getTableConfig(table).indexes.filter(({ config }) => config.unique);
  expect(
    unique.map(({ config }) => config.columns.map((column) => (column as { name: string }).name)),
  ).toEqual([['floor', 'number']]);
  expect(said({ uniqueTogether: [['floor', 'nmber']] })).toEqual([
    expect.stringMatching(/^R3 .*«uniqueTogether» names the field "nmber".*Did you mean "number"/),
  ]);
});

it.each([
  [{ of: 'shelve', by: 'roomId' }, /^R37 .*"shelve".*Did you mean "shelves"/],
  [{ of: 'shelves', by: 'height' }, /^R37 .*shelves\.height, which is no reference/],
])('a field that is computed of %o is explained', (computed, rule) => {
  expect(withField('shelvesCount', { ...rooms.fields.shelvesCount, computed })).toEqual([
    expect.stringMatching(rule),
  ]);
});

it.each([
  [{ opn: true }, /^R35 .*sets "opn", which is not declared/],
  [{ shelvesCount: 1 }, /^R35 .*which no form may change/],
  [{ open: 'yes' }, /^R35 .*to "yes", which the field does not take/],
])('an action that sets %o is explained', (set, rule) => {
  expect(said({ actions: [{ ...rooms.actions?.[0], set }] })).toEqual([expect.stringMatching(rule)]);
});

describe('a company that is not registered for VAT', () => {
  const number = '310122393500003';

  it('has neither a number nor a certificate: saying so empties both', () => {
    const held = { notVatRegistered: false, taxNumber: number, taxDocument: crypto.randomUUID() };
    expect(validate(resources.clients, 'update', { notVatRegistered: true }, 'en', held)).toEqual({
      ok: true,
      values: { notVatRegistered: true, taxNumber: null, taxDocument: null },
    });
    const given = validate(resources.clients, 'update', { taxNumber: number }, 'en', {
      notVatRegistered: true,
    });
    expect(given).toMatchObject({ ok: false, errors: { taxNumber: [expect.stringMatching(/not asked/)] } });
  });

  it('is none until somebody says so: a new company is asked for its number', () => {
    const { fields } = resources.clients;
    const form = startValues(
      fields,
      'create',
      {},
      { at: new Date('2026-01-05T09:00:00Z'), person: null, named: resourceNamed },
    );
    expect(toInput(fields, 'create', { ...form, taxNumber: number })).toMatchObject({ taxNumber: number });
  });
});

it('a service for branches has no type of vehicle', () => {
  const vehicleTypeId = crypto.randomUUID();
  const given = validate(resources.services, 'update', { subject: 'branch' }, 'en', {
    subject: 'vehicle',
    vehicleTypeId,
  });
  expect(given).toEqual({ ok: true, values: { subject: 'branch', vehicleTypeId: null } });
});
