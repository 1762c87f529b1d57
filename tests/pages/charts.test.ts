import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasValues, toRows } from '@framework/charts/chartData';
import { toCsv } from '@framework/charts/Chart';
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

describe('the file of a chart', () => {
  it('has a row a place, riyals for halalas, and nothing that a spreadsheet would run', () => {
    expect(toCsv(data, 'Month', 100)).toBe(
      ["\uFEFFMonth,فحص، سريع,'=2+3", 'October 2026,1150,', '"November ""so far"", 2026",0,0.5', ''].join(
        '\r\n',
      ),
    );
  });
});

it('a chart of nothing but zeros and gaps is empty', () => {
  const none = data.places.map((place) => ({ ...place, values: { a: 0, b: null } }));
  expect(hasValues(data)).toBe(true);
  expect(hasValues({ ...data, places: none })).toBe(false);
});

it('what has no value is no row, so that a line has a gap and not a fall to zero', () => {
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

  it('is known to the forms of charts alone', () => {
    expect(drawing.map(({ file }) => file)).toEqual(['framework/react/charts/plots.tsx']);
  });

  it('is fetched with the first chart that is seen: no file imports a form at once', () => {
    const names = drawing.map(({ file }) => path.basename(file, '.tsx')).join('|');
    const atOnce = files.filter(({ code }) => new RegExp(`from '[^']*/(?:${names})'`).test(code));
    expect(atOnce.map(({ file }) => file)).toEqual([]);
  });
});
