import { describe, expect, it } from 'vitest';
import { fileNameOf } from '@/providers/fileNameOf';
import { guessColumns, mapColumn } from '@/transfer/import/guessColumns';
import { dayOrders, rowsOf } from '@/transfer/import/importBatch';
import { importTargets } from '@/transfer/import/importTargets';
import { parseCsv, readCsv, UnreadableCsv } from '@/transfer/import/readCsv';
import { refusedCells } from '@/transfer/import/refusedCells';
import { resources } from '#resources';

const targets = importTargets(resources.branches, 'admin');

describe('what a file may fill', () => {
  it('names every writable field once, a localized one in each language', () => {
    expect(targets.map(({ key }) => key)).toEqual(expect.arrayContaining(['name', 'cityId', 'active']));
    const service = importTargets(resources.services, 'admin').map(({ key }) => key);
    expect(service).toEqual(expect.arrayContaining(['name.ar', 'name.en']));
    expect(service).not.toContain('packages');
    expect(service).not.toContain('image');
  });

  it('demands what a record cannot be made without, not what has a default', () => {
    const required = targets.filter((target) => target.required).map(({ key }) => key);
    expect(required).toContain('street');
    expect(required).not.toContain('active');
  });
});

describe('guessing columns', () => {
  it('goes by the label in either language and by the key, whatever signs surround it', () => {
    expect(guessColumns(['اسم الفرع *', 'STREET', 'responsible_phone', 'المدينه'], targets)).toEqual([
      'name',
      'street',
      'responsiblePhone',
      'cityId',
    ]);
  });

  it('leaves out what it does not know, and never fills a field from two columns', () => {
    expect(guessColumns(['City', 'city', 'نكهة', ''], targets)).toEqual(['cityId', null, null, null]);
  });

  it('takes a text of two languages for the one that its header is written in', () => {
    const service = importTargets(resources.services, 'admin');
    expect(guessColumns(['Service name', 'اسم الخدمة'], service)).toEqual(['name.en', 'name.ar']);
  });

  it('a column that is given a field takes it from the column that had it', () => {
    expect(mapColumn(['name', null], 1, 'name')).toEqual([null, 'name']);
  });
});

describe('reading a file', () => {
  it('counts rows as a spreadsheet does, header and empty rows included', async () => {
    const table = await parseCsv('name;street\n\n"A; B";King Rd\n;\nC;', 'x.csv');
    expect(table.headers).toEqual(['name', 'street']);
    expect(table.rows).toEqual([
      { line: 3, cells: ['A; B', 'King Rd'] },
      { line: 5, cells: ['C', ''] },
    ]);
    expect(rowsOf(table, ['name', 'street'])).toEqual([
      { line: 3, values: { name: 'A; B', street: 'King Rd' } },
      { line: 5, values: { name: 'C' } },
    ]);
  });

  it.each([
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['utf-16le', []],
  ])('reads %s, as Excel’s «Unicode text» is, with the mark %j', async (encoding, mark) => {
    const text = 'name\tstreet\nفرع الملز 12\tA, B';
    const bytes = Array.from({ length: text.length }, (_, at) => {
      const code = text.charCodeAt(at);
      return encoding === 'utf-16le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }).flat();
    const table = await readCsv(new File([new Uint8Array([...mark, ...bytes])], 'x.csv'));
    expect(table.headers).toEqual(['name', 'street']);
    expect(table.rows[0]?.cells).toEqual(['فرع الملز 12', 'A, B']);
  });

  it('takes what Excel says of the separator, and lines that end in three ways', async () => {
    const table = await parseCsv('sep=;\r\nname;street\rA;1, 2\nB;3\r\n', 'x.csv');
    expect(table.headers).toEqual(['name', 'street']);
    expect(table.rows).toEqual([
      { line: 3, cells: ['A', '1, 2'] },
      { line: 4, cells: ['B', '3'] },
    ]);
  });

  it('sends days as the column proves or somebody says, and no day that could be two', async () => {
    const table = await parseCsv('on\n5/1/2024\n12/31/2024', 'x.csv');
    expect(dayOrders(table, [true])).toEqual(['monthFirst']);
    const days = (orders: Parameters<typeof rowsOf>[2]) =>
      rowsOf(table, ['on'], orders).map(({ values }) => values['on']);
    expect(days(['monthFirst'])).toEqual(['2024-05-01', '2024-12-31']);
    expect(days(['open'])).toEqual(['5/1/2024', '12/31/2024']);
  });

  it('takes a column alone, and a byte order mark for what it is', async () => {
    expect((await parseCsv('\uFEFFname\nA', 'x.csv')).headers).toEqual(['name']);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a header alone', 'name,street\n', 'empty'],
    ['a quotation mark that is never closed', 'name\n"A', 'malformed'],
    ['more than five thousand rows', `name\n${'A\n'.repeat(5001)}`, 'tooMany'],
  ])('refuses %s and says why', async (_, text, problem) => {
    const error = await parseCsv(text, 'x.csv').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableCsv);
    expect(error).toMatchObject({ problem });
  });

  it('accepts exactly five thousand', async () => {
    expect((await parseCsv(`name\n${'A\n'.repeat(5000)}`, 'x.csv')).rows).toHaveLength(5000);
  });
});

it('a refused row says which field, what stands there and why', () => {
  const table = { rows: [{ line: 4, cells: ['A', '123'] }] };
  const refused = [{ line: 4, errors: { responsiblePhone: ['Wrong.'], $row: ['Twice.'] } }];
  const cells = refusedCells({ refused }, targets, table, ['name', 'responsiblePhone']);
  expect(cells.map(({ line, target, cell, messages }) => [line, target?.label.en, cell, messages])).toEqual([
    [4, 'Responsible person’s phone', '123', ['Wrong.']],
    [4, undefined, '', ['Twice.']],
  ]);
});

it('an exported file keeps the name that the API gives it', () => {
  expect(fileNameOf('attachment; filename="x.csv"; filename*=UTF-8\'\'%D8%B9.csv')).toBe('ع.csv');
  expect(fileNameOf('attachment; filename="clients.xlsx"')).toBe('clients.xlsx');
  expect(fileNameOf("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
  expect(fileNameOf(undefined)).toBeNull();
});
