import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { checkResources } from 'sijil/schema/checkResources';
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
} from 'sijil/schema/index';
import type { Resource } from 'sijil/schema/resource';
import { startingValues } from 'sijil/schema/startingValue';
import { validate } from 'sijil/schema/validate';
import { resourceNamed, resources } from '#resources';
import { startValues, toInput } from 'sijil/react/forms/formValues';
import { toTable } from 'sijil/server/db/tables/toTable';

const named = (ar: string, en: string) => ({ label: { ar, en } });

/** A resource that uses every option of a field beyond its kind. */
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

it('a declaration with conditions, defaults and computed fields is valid', () =>
  expect(said({})).toEqual([]));

describe('a conditional field', () => {
  const cold = { floor: 1, number: 2, use: 'cold', degrees: 4 };
  const judged = (mode: 'create' | 'update', input: object, current = {}) => {
    const result = validate(rooms, mode, input, 'en', current);
    return result.ok ? result.values : result.errors;
  };

  it('is required while its condition holds', () => {
    expect(judged('create', cold)).toEqual({ ...cold, open: false });
    expect(judged('create', { ...cold, degrees: null })).toEqual({ degrees: ['“Degrees” is required.'] });
    expect(judged('update', { use: 'cold' }, { ...cold, use: 'dry', degrees: null })).toEqual({
      degrees: ['“Degrees” is required.'],
    });
  });

  it('is refused while its condition does not hold, and cleared when it no longer holds', () => {
    expect(judged('create', { ...cold, use: 'dry' })).toEqual({
      degrees: ['“Degrees” is not asked for in this record.'],
    });
    expect(judged('update', { use: 'dry' }, cold)).toEqual({ use: 'dry', degrees: null });
    expect(judged('update', { number: 3 }, cold)).toEqual({ number: 3 });
  });

  it('is sent as null from a form that hides it, whatever was typed before', () => {
    expect(toInput(rooms.fields, 'create', { ...cold, use: 'dry' })).toMatchObject({ degrees: null });
  });

  it('has a nullable column', () => {
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
  ])('cannot depend on a condition %s', (_, shownWhen, rule) => {
    expect(withField('degrees', { ...rooms.fields.degrees, shownWhen })).toEqual([
      expect.stringMatching(rule),
    ]);
  });

  it('cannot be a switch, which is never empty', () => {
    const open = { ...rooms.fields.open, shownWhen: { field: 'use', in: ['cold'] } };
    expect(withField('open', open)).toEqual([expect.stringMatching(/^R36 .*never empty/)]);
  });
});

describe('a dynamic default', () => {
  const at = new Date('2026-11-22T21:30:00Z');
  const making = (role: 'admin' | 'supervisor') => ({
    at,
    named: resourceNamed,
    person: { id: 'p1', role },
  });

  it('is today in Riyadh, the current time, or the author where they belong to the referred resource', () => {
    const begun = { openedOn: '2026-11-23', checkedAt: at.toISOString(), open: false };
    expect(startingValues(rooms.fields, making('supervisor'))).toEqual({ ...begun, keeperId: 'p1' });
    expect(startingValues(rooms.fields, making('admin'))).toEqual(begun);
  });

  it('is in the form of a new record, unless another value is given', () => {
    const given = { openedOn: '2020-01-01' };
    expect(startValues(rooms.fields, 'create', given, making('admin'))).toMatchObject(given);
    expect(startValues(rooms.fields, 'update', {}, making('admin'))).toEqual({});
  });
});

it('fields declared as unique together are unique among records that are not deleted', () => {
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
])('a computed field with %o is reported', (computed, rule) => {
  expect(withField('shelvesCount', { ...rooms.fields.shelvesCount, computed })).toEqual([
    expect.stringMatching(rule),
  ]);
});

it.each([
  [{ opn: true }, /^R35 .*sets "opn", which is not declared/],
  [{ shelvesCount: 1 }, /^R35 .*which no form may change/],
  [{ open: 'yes' }, /^R35 .*to "yes", which the field does not take/],
])('an action that sets %o is reported', (set, rule) => {
  expect(said({ actions: [{ ...rooms.actions?.[0], set }] })).toEqual([expect.stringMatching(rule)]);
});

describe('a company that is not registered for VAT', () => {
  const number = '310122393500003';

  it('has no tax number or certificate: setting the switch clears both', () => {
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

  it('is only marked as such explicitly: a new company can enter its tax number', () => {
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

it('changing a service to branches clears its vehicle type', () => {
  const vehicleTypeId = crypto.randomUUID();
  const given = validate(resources.services, 'update', { subject: 'branch' }, 'en', {
    subject: 'vehicle',
    vehicleTypeId,
  });
  expect(given).toEqual({ ok: true, values: { subject: 'branch', vehicleTypeId: null } });
});
