import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { csvLines } from '../../server/resources/export/csvLines';
import { readBatches } from '../../server/resources/export/readBatches';
import { columnOf } from '../../server/resources/columnOf';
import { tables } from '../../server/resources/tables';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from './askAs';

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
  it('is an attachment of the day, its header the labels in the reader’s language', async () => {
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

  it('holds the rows of the filtered list, in its order', async () => {
    const answer = await ask('GET', '/states/export?columns=code&code_in=SA-01,SA-02&_sort=code&_order=desc');
    expect(rowsOf(answer.text).slice(1)).toEqual([['SA-02'], ['SA-01']]);
  });

  it('writes money in riyals, yes and no in words, choices by their labels, and no JSON', async () => {
    const sold = {
      name: { ar: 'تفتيش', en: 'Inspection' },
      description: { ar: 'وصف', en: 'Description' },
      subject: 'branch',
      basePrice: 115_000,
      formKey: 'restaurant_food_safety',
      packages: [{ name: { ar: 'شهرية', en: 'Monthly' }, duration: 'month_1', quantity: 1, price: 50_000 }],
    };
    expect((await ask('POST', '/services', { payload: sold })).status).toBe(201);
    const columns = 'name,subject,basePrice,active,packages';
    const { text } = await ask('GET', `/services/export?columns=${columns}`, { language: 'ar' });
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

  it('runs nothing as a formula, and leaves numbers and phone numbers alone', async () => {
    async function* rows() {
      yield [['=1+1', '+966501234567', '-5', '@x', '-1+2', 'a"b,c']];
    }
    const pieces = [];
    for await (const piece of csvLines(['a'], rows())) pieces.push(piece);
    expect(pieces[1]).toBe(`"'=1+1",+966501234567,-5,"'@x","'-1+2","a""b,c"\r\n`);
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
  it('is a workbook', async () => {
    const response = await test.app.inject({
      url: '/api/v1/states/export?format=xlsx',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(response.rawPayload.includes('xl/worksheets/sheet1.xml')).toBe(true);
  });
});

describe('a hundred thousand rows', () => {
  it('all arrive, and the heap does not grow with them', async () => {
    await test.api.db.execute(
      sql`insert into ${tables.nationalities} (description_ar, description_en)
          select 'جنسية ' || n, 'Nationality ' || n from generate_series(1, 100000) as n`,
    );
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    let rows = 0;
    let highest = 0;
    const resource = resources.nationalities;
    const orderBy = [sql`${columnOf(resource, 'id')}`];
    const seen = new Set<string>();
    for await (const batch of readBatches(test.api, { resource, actor: null, where: undefined, orderBy })) {
      rows += batch.length;
      for (const { id } of batch.slice(0, 1)) seen.add(id);
      if (rows % 10_000 < batch.length) {
        globalThis.gc?.();
        highest = Math.max(highest, process.memoryUsage().heapUsed - before);
      }
    }
    expect(rows).toBeGreaterThanOrEqual(100_000);
    expect(seen.size).toBe(Math.ceil(rows / 500));
    // All rows at once would be some 200 MB of records.
    expect(highest).toBeLessThan(120 * 1024 * 1024);
    const csv = await ask('GET', '/nationalities/export?columns=descriptionEn');
    expect(csv.text.split('\r\n').length - 2).toBe(rows);
  }, 120_000);

  it('gives the connection back when the reader goes away early', async () => {
    const idle = () => test.api.db.$client.totalCount - test.api.db.$client.idleCount;
    const before = idle();
    const resource = resources.nationalities;
    const orderBy = [sql`${columnOf(resource, 'id')}`];
    const reader = readBatches(test.api, { resource, actor: null, where: undefined, orderBy });
    await reader.next();
    await reader.return(undefined);
    expect(idle()).toBe(before);
  });
});
