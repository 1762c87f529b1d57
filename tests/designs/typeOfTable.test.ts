import { describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { typeOfTable } from 'sijil/schema/designs/typeOfTable';
import { validate } from 'sijil/schema/validate';

const table = (headers: string[], ...rows: string[][]) =>
  typeOfTable({ name: 'Thermometers 2026.xlsx', headers, rows: rows.map((cells) => ({ cells })) });

describe('a record type created from a sheet', () => {
  it('is named after the file, and its title field after the first column', () => {
    expect(table(['Serial', 'Bought'], ['TH-1', '2026-01-31'])).toMatchObject({
      many: { en: 'Thermometers 2026' },
      titleLabel: { en: 'Serial' },
      startsWith: [{ label: { en: 'Bought' }, kind: 'date' }],
    });
  });

  it('is named in the sheet’s language, and the form requires the other one', () => {
    const given = { ...table(['الرقم التسلسلي', 'تاريخ الشراء'], ['TH-1', '2026-01-31']), icon: 'table' };
    expect(given.titleLabel).toEqual({ ar: 'الرقم التسلسلي' });
    const checked = validate(resources.designedTypes, 'create', given, 'en');
    expect(Object.keys(checked.ok ? {} : checked.errors).toSorted()).toEqual([
      'many.ar',
      'one.ar',
      'startsWith.0.label.en',
      'titleLabel.en',
    ]);
  });

  it.each([
    ['whole numbers of either script', ['12', '٧', ''], 'integer'],
    ['numbers with a fraction', ['12', '0.5'], 'decimal'],
    ['days', ['2026-01-31', '31 Jan 2026'], 'date'],
    ['yes and no', ['yes', 'لا'], 'boolean'],
    ['addresses of mail', ['a@demo.test', 'b@demo.test'], 'email'],
    ['words and numbers', ['12', 'twelve'], 'text'],
    ['nothing', ['', ''], 'text'],
  ])('recognizes the kind of a column of %s', (_, cells, kind) => {
    const { startsWith } = table(['Name', 'Column'], ...cells.map((cell) => ['x', cell]));
    expect(startsWith.map((field) => field.kind)).toEqual([kind]);
  });

  it('uses the name of a column for its kind only where the cells agree', () => {
    const kinds = table(['Name', 'Count of visits', 'Count of days'], ['x', '12', 'a dozen']).startsWith;
    expect(kinds.map(({ kind }) => kind)).toEqual(['integer', 'text']);
  });

  it('leaves out columns without a name, and fields beyond the maximum', () => {
    const headers = ['Name', '', ...Array.from({ length: 60 }, (_, at) => `Column ${at}`)];
    expect(
      table(
        headers,
        headers.map(() => '1'),
      ).startsWith,
    ).toHaveLength(50);
  });
});
