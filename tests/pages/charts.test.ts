import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasValues, toRows } from 'sijil/react/charts/chartData';
import { toCsv } from 'sijil/react/charts/Chart';
import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

const data = {
  series: [
    { key: 'a', name: 'فحص، سريع' },
    { key: 'b', name: '=2+3' },
  ],
  places: [
    { key: '2026-10', short: 'Oct', name: 'October 2026', values: { a: 115_000, b: null } },
    { key: '2026-11', short: 'Nov', name: 'November "so far", 2026', values: { a: 0, b: 50 } },
  ],
};

describe('the CSV file of a chart', () => {
  it('has a row per place, riyals for halalas, and no formulas that a spreadsheet would run', () => {
    expect(toCsv(data, 'Month', 100)).toBe(
      ["\uFEFFMonth,فحص، سريع,'=2+3", 'October 2026,1150,', '"November ""so far"", 2026",0,0.5', ''].join(
        '\r\n',
      ),
    );
  });
});

it('a chart with only zeros and gaps is empty', () => {
  const none = data.places.map((place) => ({ ...place, values: { a: 0, b: null } }));
  expect(hasValues(data)).toBe(true);
  expect(hasValues({ ...data, places: none })).toBe(false);
});

it('a missing value makes no row, so that a line has a gap instead of a fall to zero', () => {
  expect(toRows(data).map(({ place, series }) => [place, series])).toEqual([
    ['2026-10', 'a'],
    ['2026-11', 'a'],
    ['2026-11', 'b'],
  ]);
});

describe('the drawing library', () => {
  const files = sourceFiles(...codeFolders.browser).map((file) => ({
    file,
    code: readFileSync(path.join(projectRoot, file), 'utf8'),
  }));
  const drawing = files.filter(({ code }) => /from '(?:@ant-design\/(?:charts|plots)|@antv\/)/.test(code));

  it('is imported by the chart components only', () => {
    expect(drawing.map(({ file }) => file)).toEqual(['packages/sijil/react/charts/plots.tsx']);
  });

  it('is loaded with the first visible chart: no file imports a chart component statically', () => {
    const names = drawing.map(({ file }) => path.basename(file, '.tsx')).join('|');
    const atOnce = files.filter(({ code }) => new RegExp(`from '[^']*/(?:${names})'`).test(code));
    expect(atOnce.map(({ file }) => file)).toEqual([]);
  });
});
