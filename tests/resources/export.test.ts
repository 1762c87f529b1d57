import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { csvLines } from 'sijil/server/resources/export/dataTable';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { formNamed } from '../support/formNamed';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';
import { unzip } from './unzip';

let test: TestApp;
let admin: string;
const ask = askAs(
  () => test,
  () => admin,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
});
afterAll(() => test.close());

const rowsOf = (csv: string) =>
  Papa.parse<string[]>(csv.replace('\uFEFF', ''), { skipEmptyLines: true }).data;

describe('an export as CSV', () => {
  it('is an attachment named by date, with column labels in the reader’s language', async () => {
    const answer = await ask('GET', '/cities/export?format=csv&columns=name,stateId,center', {
      language: 'ar',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="cities-2026-11-22.csv"');
    expect(answer.text.startsWith('\uFEFF')).toBe(true);
    const [header, first] = rowsOf(answer.text);
    const { fields } = resources.cities;
    expect(header).toEqual([fields.name.label.ar, fields.stateId.label.ar, fields.center.label.ar]);
    expect(first?.[0]).toMatch(/\p{Script=Arabic}/u);
    expect(first?.[1]).toMatch(/\p{Script=Arabic}/u);
    expect(first?.[2]).toMatch(/^\d+\.\d+, \d+\.\d+$/);
  });

  it('contains the rows of the filtered list, in its order', async () => {
    const answer = await ask('GET', '/states/export?columns=code&code_in=SA-01,SA-02&_sort=code&_order=desc');
    expect(rowsOf(answer.text).slice(1)).toEqual([['SA-02'], ['SA-01']]);
  });

  it('writes money in riyals, booleans as words and choices by label, and no JSON', async () => {
    const sold = {
      name: { ar: 'تفتيش <شامل>', en: 'Inspection <full>' },
      description: { ar: 'وصف', en: 'Description' },
      subject: 'branch',
      basePrice: 115_000,
      formId: await formNamed(test, 'restaurant_food_safety'),
      packages: [{ name: { ar: 'شهرية', en: 'Monthly' }, duration: 'month_1', quantity: 2, price: 50_000 }],
    };
    expect((await ask('POST', '/admin/services', { payload: sold })).status).toBe(201);
    const columns = 'name,subject,basePrice,active,packages';
    const { text } = await ask('GET', `/admin/services/export?columns=${columns}`, { language: 'ar' });
    const [, ...rows] = rowsOf(text);
    for (const [, subject, price, active, packages] of rows) {
      expect(subject).toMatch(/\p{Script=Arabic}/u);
      expect(price).toMatch(/^\d+\.\d\d$/);
      expect(['نعم', 'لا']).toContain(active);
      expect(packages).toMatch(/شهرية.*500\.00/);
      expect(packages).not.toMatch(/[{}[\]]/);
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  it('escapes formulas, but not numbers and phone numbers', async () => {
    async function* rows() {
      yield [['=1+1', '+966501234567', '-5', '@x', '-1+2', '＝1', '=HYPERLINK("x")', 'a"b,c']];
    }
    const pieces = [];
    for await (const piece of csvLines(['a'], rows())) pieces.push(piece);
    expect(pieces[1]).toBe(`"'=1+1",+966501234567,-5,"'@x","'-1+2","'＝1","'=HYPERLINK(""x"")","a""b,c"\r\n`);
  });

  it.each(['columns=passwordHash', 'columns=name,nothing', 'format=pdf', '_end=10', 'columns=a&columns=b'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await ask('GET', `/cities/export?${query}`);
      expect([status, body['code']]).toEqual([400, 'unknown_parameter']);
    },
  );
});

describe('an export as XLSX', () => {
  it('of a list in groups has a row for each group and their total', async () => {
    const groups = '_group=active&_measure=count,sum(basePrice)';
    const { text } = await ask('GET', `/admin/services/export?${groups}`, { language: 'en' });
    const [, ...rows] = rowsOf(text);
    const sum = (column: number) =>
      rows
        .slice(0, -1)
        .reduce((total, row) => total + Number(row[column]), 0)
        .toFixed(2);
    expect(rows.at(-1)).toEqual(['Total', String(Number(sum(1))), sum(2)]);
    expect(rows.length).toBeGreaterThan(1);
    expect((await ask('GET', '/admin/services/export?_group=invented')).status).toBe(400);
  });

  it('is a workbook with text and number cells, right to left in Arabic', async () => {
    const response = await test.app.inject({
      url: '/api/v1/admin/services/export?format=xlsx&columns=name,basePrice',
      headers: { authorization: `Bearer ${admin}`, 'accept-language': 'ar' },
    });
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="services-2026-11-22\.xlsx"$/,
    );
    const parts = unzip(response.rawPayload);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain('<t xml:space="preserve">تفتيش &lt;شامل&gt;</t>');
    const [, style] = /<c r="B2" s="(\d)"><v>1150<\/v><\/c>/.exec(sheet) ?? [];
    const formats = Array.from(
      (parts['xl/styles.xml'] ?? '').matchAll(/<xf numFmtId="(\d+)"/g),
      ([, id]) => id,
    );
    // Format 4 shows thousands and two decimals: 1,150.00.
    expect(formats[Number(style)]).toBe('4');
    expect(sheet.match(/<row r=/g)).toHaveLength(2);
    const dated = await test.app.inject({
      url: '/api/v1/admin/services/export?format=xlsx&columns=name,createdAt',
      headers: { authorization: `Bearer ${admin}`, 'accept-language': 'ar' },
    });
    const days = unzip(dated.rawPayload)['xl/worksheets/sheet1.xml'] ?? '';
    // 46,348 days after 30 December 1899 is 22 November 2026.
    expect(days).toMatch(/<c r="B2" s="5"><v>46348(\.\d+)?<\/v><\/c>/);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
    );
  });
});
