import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { partsOfSummary } from 'sijil/schema/summary';
import { resources } from '#resources';
import { sheetOf } from 'sijil/server/resources/export/dataTable';
import { summaryTable } from 'sijil/server/resources/summary/summaryTable';
import { unzip } from './unzip';

it('a workbook of groups shows amounts with two decimals, in each group and in the total, and counts without', async () => {
  const { fields } = resources.services;
  const parts = partsOfSummary(
    { groups: ['active'], measures: ['count', 'sum(basePrice)'], chart: 'bars', compare: false },
    fields,
  );
  const row = (keys: string[], values: number[]) => ({ keys, titles: [null], values, before: null });
  const groups = [row(['true'], [2, 230_050]), row(['false'], [1, 100_000])];
  const total = { values: [3, 330_050], before: null };
  const view = { groups, others: null, total, periods: null };
  const table = summaryTable(view, { name: 'S', language: 'en', fields, ...parts, isSheet: true });
  const file = unzip(await buffer(sheetOf(table, 'xlsx', new Date('2026-11-22T07:00:00Z'))));
  const sheet = String(file['xl/worksheets/sheet1.xml']);
  const formats = Array.from(String(file['xl/styles.xml']).matchAll(/<xf numFmtId="(\d+)"/g), ([, id]) => id);
  const amounts = Array.from(sheet.matchAll(/<c r="C\d" s="(\d)"><v>([\d.]+)<\/v>/g), ([, style, value]) => [
    // Format 4 shows thousands and two decimals.
    formats[Number(style)],
    value,
  ]);
  expect(amounts).toEqual([
    ['4', '2300.5'],
    ['4', '1000'],
    ['4', '3300.5'],
  ]);
  expect(sheet).toContain('<c r="B4"><v>3</v></c>');
  expect(sheet).toContain('Total');
});
