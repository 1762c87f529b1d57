import { describe, expect, it } from 'vitest';
import { ownFormats } from '#domain/formats/ownFormats';
import type { Field } from 'sijil/schema/field';
import { type FieldKind, fieldKinds, kindOf } from 'sijil/schema/fieldKinds';
import { readFormatted } from 'sijil/schema/formats';
import type { AnyFormat } from 'sijil/schema/kinds/formatted';
import { validate } from 'sijil/schema/validate';
import { rowFromText } from 'sijil/schema/cellText';
import { filterValueOf } from 'sijil/schema/filterValueOf';

/** A value of each kind as it is stored. */
const stored: Readonly<Record<AnyFormat | 'brandColour', string>> = {
  email: 'sara@demo.test',
  phone: '+966542566389',
  url: 'https://example.test/a',
  iban: 'SA0380000000608010167519',
  nationalId: '1000000008',
  commercialRegistration: '7001234567',
  taxNumber: '310122393500003',
  shortAddress: 'RRRD2929',
  plate: 'أ ب ح 4821',
  colour: '#2a85ff',
  brandColour: '#0b57d0',
  municipalLicence: '4012345678',
};

/** Kinds in a text column that hold words or a choice, not a code in a format. */
const wordKinds: readonly FieldKind[] = ['text', 'longText', 'richText', 'code', 'choice', 'timeRange'];

const marks = [
  '\u00A0',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u1160',
  '\u180E',
  '\u2007',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u202F',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
];

const label = { ar: 'حقل', en: 'Field' };
const fieldOf = (kind: string) => ({ kind, label, mode: 'light' }) as Field;

/** The text with the mark before, within and after it. */
const withMark = (text: string, mark: string) => {
  const middle = Math.ceil(text.length / 2);
  return [`${mark}${text}`, `${text.slice(0, middle)}${mark}${text.slice(middle)}`, `${text}${mark}`];
};

const cases = Object.entries(stored).flatMap(([kind, text]) =>
  marks.flatMap((mark) => withMark(text, mark).map((typed) => ({ kind, text, typed }))),
);

describe('a code, number or address with a character that nobody sees is stored without it', () => {
  it('whichever kind it has: every kind of a formatted text has a sample here', () => {
    const formatted = Object.keys({ ...fieldKinds, ...ownFormats }).filter((kind) => {
      const { column, storedAs, searchable } = kindOf(fieldOf(kind));
      return (
        (column === 'text' || storedAs === 'text') && searchable && !wordKinds.includes(kind as FieldKind)
      );
    });
    expect(formatted.toSorted()).toEqual(Object.keys(stored).toSorted());
  });

  it('typed into a form or sent to the API', () => {
    const lost = cases.filter(({ kind, text, typed }) => {
      const shape = { fields: { value: fieldOf(kind) } };
      const result = validate(shape, 'create', { value: typed }, 'ar');
      return !result.ok || result.values.value !== text;
    });
    expect(lost).toEqual([]);
  });

  it('in a row of a sheet', () => {
    const lost = cases.filter(({ kind, text, typed }) => {
      const shape = { fields: { value: fieldOf(kind) } };
      const result = validate(shape, 'create', rowFromText(shape, { value: typed }), 'ar');
      return !result.ok || result.values.value !== text;
    });
    expect(lost).toEqual([]);
  });

  it('as a filter', () => {
    const lost = cases.filter(({ kind, text, typed }) => filterValueOf(fieldOf(kind), typed) !== text);
    expect(lost).toEqual([]);
  });

  it('given to the command that creates the first admin, or by a sign-in provider', () => {
    expect(readFormatted('email', 'Sara@Demo.test\u200F')).toBe('sara@demo.test');
  });
});

it('a required address of nothing but invisible marks is missing', () => {
  const shape = { fields: { email: { ...fieldOf('email'), required: true as const } } };
  expect(validate(shape, 'create', { email: '\u200F\u00A0' }, 'en')).toEqual({
    ok: false,
    errors: { email: ['“Field” is required.'] },
  });
});
