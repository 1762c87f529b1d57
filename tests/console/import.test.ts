import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { xlsxStream } from 'sijil/server/resources/export/dataTable';
import { date, dateTime, defineShape } from 'sijil/schema/index';
import { fromText } from 'sijil/schema/cellText';
import { validate } from 'sijil/schema/validate';
import { fileNameOf } from 'sijil/react/providers/readFile';
import {
  fillsField,
  guessColumns,
  importTargets,
  mapColumn,
} from 'sijil/react/console/transfer/import/importTargets';
import { dayOrders, rowsToImport } from 'sijil/react/console/transfer/import/useImport';
import { readTable, UnreadableFile } from 'sijil/react/console/transfer/import/readTable';
import { refusedCells } from 'sijil/react/console/transfer/import/RefusedRows';
import { resources } from '#resources';

const targets = importTargets(resources.branches, 'admin');
const readText = (text: string) => readTable(new File([text], 'x.csv'));

describe('the target fields of an import', () => {
  it('include every writable field once, a localized field once per language', () => {
    expect(targets.map(({ key }) => key)).toEqual(expect.arrayContaining(['name', 'cityId', 'active']));
    const service = importTargets(resources.services, 'admin').map(({ key }) => key);
    expect(service).toEqual(expect.arrayContaining(['name.ar', 'name.en']));
    expect(service).not.toContain('packages');
    expect(service).not.toContain('image');
  });

  it('are required where a record cannot be created without them, not where they have a default', () => {
    const required = targets.filter((target) => target.required).map(({ key }) => key);
    expect(required).toContain('street');
    expect(required).not.toContain('active');
  });
});

describe('guessing the fields of columns', () => {
  it('matches labels in either language and keys, ignoring punctuation', () => {
    expect(guessColumns(['اسم الفرع *', 'STREET', 'responsible_phone', 'المدينه'], targets)).toEqual([
      'name',
      'street',
      'responsiblePhone',
      'cityId',
    ]);
  });

  it('leaves out unknown columns, and never fills a field from two columns', () => {
    expect(guessColumns(['City', 'city', 'نكهة', ''], targets)).toEqual(['cityId', null, null, null]);
  });

  it('matches a localized field in the language of the header', () => {
    const service = importTargets(resources.services, 'admin');
    expect(guessColumns(['Service name', 'اسم الخدمة'], service)).toEqual(['name.en', 'name.ar']);
  });

  it('assigning a field to a column removes it from the column that had it', () => {
    expect(mapColumn(['name', null], 1, 'name')).toEqual([null, 'name']);
  });

  it('a localized field counts as filled where one of its languages is mapped', () => {
    expect(fillsField([null, 'name.en'], 'name')).toBe(true);
    expect(fillsField([null, 'names', 'cityId'], 'name')).toBe(false);
  });
});

describe('reading an import file', () => {
  it('numbers rows as a spreadsheet does, counting the header and empty rows', async () => {
    const table = await readText('name;street\n\n"A; B";King Rd\n;\nC;');
    expect(table.headers).toEqual(['name', 'street']);
    expect(table.rows).toEqual([
      { line: 3, cells: ['A; B', 'King Rd'] },
      { line: 5, cells: ['C', ''] },
    ]);
    expect(rowsToImport(table, ['name', 'street'])).toEqual([
      { line: 3, values: { name: 'A; B', street: 'King Rd' } },
      { line: 5, values: { name: 'C' } },
    ]);
  });

  it.each([
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['utf-16le', []],
  ])('reads %s, as in Excel’s «Unicode text», with the byte order mark %j', async (encoding, mark) => {
    const text = 'name\tstreet\nفرع الملز 12\tA, B';
    const bytes = Array.from({ length: text.length }, (_, at) => {
      const code = text.charCodeAt(at);
      return encoding === 'utf-16le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }).flat();
    const table = await readTable(new File([new Uint8Array([...mark, ...bytes])], 'x.csv'));
    expect(table.headers).toEqual(['name', 'street']);
    expect(table.rows[0]?.cells).toEqual(['فرع الملز 12', 'A, B']);
  });

  it('honours Excel’s sep= line and accepts all three kinds of line ends', async () => {
    const table = await readText('sep=;\r\nname;street\rA;1, 2\nB;3\r\n');
    expect(table.headers).toEqual(['name', 'street']);
    expect(table.rows).toEqual([
      { line: 3, cells: ['A', '1, 2'] },
      { line: 4, cells: ['B', '3'] },
    ]);
  });

  it('sends days in the order that is proven or chosen, and leaves ambiguous days unchanged', async () => {
    const table = await readText('on\n5/1/2024\n12/31/2024');
    expect(dayOrders(table, [true])).toEqual(['monthFirst']);
    const days = (orders: Parameters<typeof rowsToImport>[2]) =>
      rowsToImport(table, ['on'], orders).map(({ values }) => values['on']);
    expect(days(['monthFirst'])).toEqual(['2024-05-01', '2024-12-31']);
    expect(days(['open'])).toEqual(['5/1/2024', '12/31/2024']);
  });

  it('reads a workbook by its content: exact numbers, days and times as displayed, row numbers', async () => {
    const cells = [
      ['A1', 's', 'name'],
      ['B1', 's', 'mobile'],
      ['C1', 's', 'on'],
      ['A3', 's', ' ملز '],
      ['B3', 'n', '966501234567890123'],
      ['C3', 'day', '45296'],
      ['A4', 'n', '1.1000000000000001'],
      ['B4', 'b', '1'],
      ['C4', 'day', '45296.5'],
    ] as const;
    const table = await readTable(new File([await workbook(cells)], 'branches.csv'));
    expect(table.headers).toEqual(['name', 'mobile', 'on']);
    expect(table.rows).toEqual([
      { line: 3, cells: ['ملز', '966501234567890123', '2024-01-05'] },
      { line: 4, cells: ['1.1', 'true', '2024-01-05 12:00'] },
    ]);
  });

  it('reads a cell with a time alone as that time, which no field of days accepts', async () => {
    const cells = [
      ['A1', 's', 'opens'],
      ['A2', 'day', '0.375'],
      ['A3', 'day', '0.99930555555555556'],
      ['A4', 'day', '0'],
    ] as const;
    const { rows } = await readTable(new File([await workbook(cells)], 'x.xlsx'));
    const times = rows.map((row) => row.cells[0]);
    expect(times).toEqual(['09:00', '23:59', '00:00']);
    const label = { ar: 'اليوم', en: 'Day' };
    for (const field of [date({ label }), dateTime({ label })])
      for (const time of times) {
        const on = fromText(field, String(time));
        const checked = validate(defineShape({ on: field }), 'create', { on }, 'en');
        expect(checked).toMatchObject({
          ok: false,
          errors: { on: ['“Day” is not a valid date. Write it as 31/01/2027 or 2027-01-31.'] },
        });
      }
  });

  const fileNamed = (name: string) =>
    new File([readFileSync(path.join(import.meta.dirname, 'workbooks', name))], name);

  it('reads the first sheet that is visible, and names it', async () => {
    // The file's first sheet, «hidden», is hidden, with the columns x and y.
    const table = await readTable(fileNamed('hidden-first.xlsx'));
    expect(table).toMatchObject({ sheet: 'data', headers: ['رقم اللوحة', 'اسم السائق'] });
    expect(table.rows.map(({ cells }) => cells)).toEqual([['ب ح د 4821', 'محمد']]);
    expect((await readText('name\nA')).sheet).toBeUndefined();
  });

  it('reads a percentage as the number before its sign', async () => {
    // The column «نسبة» has 0.15 as 15% in its first row, and 15 as 1500% in the second.
    const { headers, rows } = await readTable(fileNamed('numbers.xlsx'));
    expect(headers[6]).toBe('نسبة');
    expect(rows.map(({ cells }) => cells[6])).toEqual(['15', '1500', '']);
    expect(rows[0]?.cells.slice(0, 4)).toEqual([
      '501234567',
      '1010123456',
      'SA0380000000608010167519',
      '2026-03-04',
    ]);
  });

  it('reads every minute of an exported day as it was written', async () => {
    const times = Array.from({ length: 1440 }, (_, minute) => [
      `2026-11-26 ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    ]);
    async function* batches() {
      yield times;
    }
    const written = xlsxStream({
      name: 'One',
      rightToLeft: false,
      header: ['at'],
      kinds: ['moment'],
      batches: batches(),
      at: new Date(0),
    });
    const table = await readTable(new File([new Uint8Array(await buffer(written))], 'x.xlsx'));
    // Midnight is read as the day alone, which an import takes for its first minute.
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(['2026-11-26', ...times.slice(1).flat()]);
  });

  it('reads a workbook written by the export', async () => {
    async function* batches() {
      yield [
        ['فرع <الملز>', '12.5', '1897.50', '2026-11-26', '1448-09-15'],
        ['', '3', '0.05', '1900-03-01', '1900-02-28'],
      ];
    }
    const written = xlsxStream({
      name: 'الفروع',
      rightToLeft: true,
      header: ['الاسم', 'العدد', 'السعر', 'اليوم', 'يوم قديم'],
      kinds: ['text', 'number', 'money', 'day', 'day'],
      batches: batches(),
      at: new Date(0),
    });
    const table = await readTable(new File([new Uint8Array(await buffer(written))], 'x.xlsx'));
    expect(table).toMatchObject({
      sheet: 'الفروع',
      headers: ['الاسم', 'العدد', 'السعر', 'اليوم', 'يوم قديم'],
    });
    expect(table.rows).toEqual([
      { line: 2, cells: ['فرع <الملز>', '12.5', '1897.5', '2026-11-26', '1448-09-15'] },
      { line: 3, cells: ['', '3', '0.05', '1900-03-01', '1900-02-28'] },
    ]);
  });

  it.each([
    ['a zip that is no workbook', [0x50, 0x4b, 3, 4], 'unknown'],
    ['a workbook of before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'oldExcel'],
  ])('refuses %s', async (_, bytes, problem) => {
    const error = await readTable(new File([new Uint8Array(bytes)], 'x.xlsx')).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ problem });
  });

  it('reads a file of one column, and strips a byte order mark', async () => {
    expect((await readText('\uFEFFname\nA')).headers).toEqual(['name']);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a header alone', 'name,street\n', 'empty'],
    ['a quotation mark that is never closed', 'name\n"A', 'malformed'],
    ['more than five thousand rows', `name\n${'A\n'.repeat(5001)}`, 'tooMany'],
  ])('refuses %s and says why', async (_, text, problem) => {
    const error = await readText(text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableFile);
    expect(error).toMatchObject({ problem });
  });

  it('accepts exactly five thousand rows', async () => {
    expect((await readText(`name\n${'A\n'.repeat(5000)}`)).rows).toHaveLength(5000);
  });
});

it('a refused row shows the field, its cell and the reason', () => {
  const table = { rows: [{ line: 4, cells: ['A', '123'] }] };
  const refused = [{ line: 4, errors: { responsiblePhone: ['Wrong.'], $row: ['Twice.'] } }];
  const cells = refusedCells({ refused }, targets, table, ['name', 'responsiblePhone']);
  expect(cells.map(({ line, target, cell, messages }) => [line, target?.label.en, cell, messages])).toEqual([
    [4, 'Responsible person’s phone', '123', ['Wrong.']],
    [4, undefined, '', ['Twice.']],
  ]);
});

it('an exported file has the file name given by the API', () => {
  expect(fileNameOf('attachment; filename="x.csv"; filename*=UTF-8\'\'%D8%B9.csv')).toBe('ع.csv');
  expect(fileNameOf('attachment; filename="clients.xlsx"')).toBe('clients.xlsx');
  expect(fileNameOf("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
  expect(fileNameOf(undefined)).toBeNull();
});

/** Writes a workbook as Excel does: inline texts, and days as numbers with a date style. */
async function workbook(cells: readonly (readonly [string, 's' | 'n' | 'b' | 'day', string])[]) {
  const office = 'http://schemas.openxmlformats.org';
  const main = `${office}/spreadsheetml/2006/main`;
  const relations = (...all: readonly string[]) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${all
      .map((part, index) => {
        const [type, target] = part.split(' ');
        return `<Relationship Id="rId${index + 1}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
      })
      .join('')}</Relationships>`;
  const cell = ([address, kind, value]: (typeof cells)[number]) => {
    if (kind === 's')
      return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
    const style = kind === 'day' ? ' s="1"' : '';
    return `<c r="${address}"${style}${kind === 'b' ? ' t="b"' : ''}><v>${value}</v></c>`;
  };
  const numbers = [...new Set(cells.map(([address]) => address.slice(1)))];
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    '_rels/.rels': relations('officeDocument xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relations('worksheet worksheets/sheet1.xml', 'styles styles.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${numbers
      .map(
        (number) =>
          `<row r="${number}">${cells
            .filter(([address]) => address.slice(1) === number)
            .map(cell)
            .join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

it('a workbook that would unpack to more than fits in memory is refused before unpacking', async () => {
  const listed = new Uint8Array(64);
  listed.set([0x50, 0x4b, 0x01, 0x02]);
  new DataView(listed.buffer).setUint32(24, 300_000_000, true);
  const error = await readTable(new File([listed], 'x.xlsx')).catch((refused: unknown) => refused);
  expect(error).toMatchObject({ problem: 'tooLarge' });
});
