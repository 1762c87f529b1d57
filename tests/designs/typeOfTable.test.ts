import { describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { typeOfTable } from '#framework/schema/designs/typeOfTable';
import { validate } from '#framework/schema/validate';

const table = (headers: string[], ...rows: string[][]) =>
  typeOfTable({ name: 'Thermometers 2026.xlsx', headers, rows: rows.map((cells) => ({ cells })) });

describe('a record type made from a sheet', () => {
  it('is named after the file, its records after the first column', () => {
    expect(table(['Serial', 'Bought'], ['TH-1', '2026-01-31'])).toMatchObject({
      many: { en: 'Thermometers 2026' },
      titleLabel: { en: 'Serial' },
      startsWith: [{ label: { en: 'Bought' }, kind: 'date' }],
    });
  });

  it('is named in the language of the sheet, and the form asks for the other one', () => {
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
  ])('takes a column of %s for what it is', (_, cells, kind) => {
    const { startsWith } = table(['Name', 'Column'], ...cells.map((cell) => ['x', cell]));
    expect(startsWith.map((field) => field.kind)).toEqual([kind]);
  });

  it('believes the name of a column only where its cells agree', () => {
    const kinds = table(['Name', 'Count of visits', 'Count of days'], ['x', '12', 'a dozen']).startsWith;
    expect(kinds.map(({ kind }) => kind)).toEqual(['integer', 'text']);
  });

  it('leaves out columns without a name, and fields beyond the most', () => {
    const headers = ['Name', '', ...Array.from({ length: 60 }, (_, at) => `Column ${at}`)];
    expect(
      table(
        headers,
        headers.map(() => '1'),
      ).startsWith,
    ).toHaveLength(50);
  });
});
