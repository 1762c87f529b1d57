import { describe, expect, it } from 'vitest';
import type { Field } from 'sijil/schema/field';
import { type FieldKind, fieldKinds } from 'sijil/schema/fieldKinds';
import { readableFilter } from 'sijil/schema/filterText';
import { filterValueOf } from 'sijil/schema/filterValueOf';
import { orderFilters } from 'sijil/schema/kind';
import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  integer,
  money,
  percent,
  reference,
  references,
  timeRange,
} from 'sijil/schema/index';

const label = { ar: 'حقل', en: 'Field' };
const options = { a: label, branch: label };
const compared: Partial<Record<FieldKind, Field>> = {
  integer: integer({ label, min: 0, max: 12 }),
  decimal: decimal({ label }),
  percent: percent({ label }),
  money: money({ label }),
  date: date({ label }),
  dateTime: dateTime({ label }),
  timeRange: timeRange({ label }),
  boolean: boolean({ label }),
  choice: choice({ label, options }),
  choices: choices({ label, options }),
  reference: reference({ label, to: 'cities' }),
  references: references({ label, to: 'cities' }),
};

const texts = [
  '0',
  '12',
  '13',
  '-1',
  '+3',
  '1.5',
  '1e3',
  '0x10',
  'ten',
  '9007199254740993',
  '9'.repeat(400),
  '2024-02-29',
  '2023-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '2026-01-01 ',
  'day-6',
  'month',
  'x',
  '2026-01-01T00:00:00Z',
  '2026-01-01T00:00Z',
  '2026-01-01T10:00:00.123+03:00',
  '2026-01-01T24:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T00:00:00',
  '2026-01-01T10:00:00+3',
  '09:00-17:00',
  '17:00-09:00',
  '25:00-26:00',
  'true',
  'false',
  'TRUE',
  '1',
  'a',
  'branch',
  'toString',
  'A',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  '3f2504e0-4f89-41d3-9a0c',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '3f2504e0-4f89-01d3-9a0c-0305e82c3301',
  ' ',
  '١٢',
  'null',
];

/** The list's URL is parsed without the field kinds' rules, but must accept exactly the values that the API accepts. */
describe('a filter value in a list’s URL', () => {
  it.each(Object.entries(compared))(
    'of kind «%s» is accepted exactly when the API accepts it',
    (_, field) => {
      const readable = texts.filter((text) => readableFilter(field, 'eq', text) !== null);
      expect(readable).toEqual(texts.filter((text) => filterValueOf(field, text) !== undefined));
      expect(readable.length).toBeGreaterThan(0);
    },
  );

  it('is tested here for every field kind that is compared by order or equality', () => {
    const kinds = Object.entries(fieldKinds).filter(
      ([, { filters }]) => filters === orderFilters || (filters as readonly string[]).includes('eq'),
    );
    const written = kinds.filter(([, kind]) => !(kind.filters as readonly string[]).includes('like'));
    expect(written.map(([kind]) => kind).filter((kind) => !(kind in compared))).toEqual([]);
  });

  it('with several values keeps only the known ones', () => {
    expect(readableFilter(compared.choice as Field, 'in', 'branch,removed')).toBe('branch');
    expect(readableFilter(compared.choice as Field, 'in', 'removed')).toBeNull();
  });
});

it('a filter rejects years that the database does not support', () => {
  const moments = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'];
  expect(moments.map((text) => filterValueOf(dateTime({ label }), text))).toEqual(
    moments.map(() => undefined),
  );
  expect(filterValueOf(date({ label }), '0000-01-01')).toBeUndefined();
  expect(filterValueOf(date({ label }), '1999-12-31')).toBe('1999-12-31');
});
