import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDuration, formatLength, formatPercent } from 'sijil/base/formats/numbers';
import { stripSteering } from '../../../server/pdf/text/bidi';
import { projectRoot } from '../../support/folderTree';

describe('a percentage', () => {
  it.each([
    [15, '15%'],
    [12.5, '12.5%'],
    [(12_500 / 100_000) * 100, '12.5%'],
    [8.333_333, '8.33%'],
    [0, '0%'],
  ])('%d is written %s', (percent, text) => {
    expect(stripSteering(formatPercent(percent))).toBe(text);
  });

  it('is isolated so that it stays in one piece inside Arabic text', () => {
    expect(formatPercent(12.5)).toBe('\u206612.5%\u2069');
  });

  it('no translation appends a percent sign to a placeholder', () => {
    const folders = ['packages/sijil/react/i18n', 'src/i18n'].flatMap((folder) =>
      ['ar', 'en'].map((language) => path.join(projectRoot, folder, language)),
    );
    const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => /\}\}\s*[%٪]/u.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

it.each([
  [40, '40 م', '40 m'],
  [999, '999 م', '999 m'],
  [1000, '1 كم', '1 km'],
  [1549, '1.5 كم', '1.5 km'],
  [300_000, '300 كم', '300 km'],
])('a length of %d metres is written %s and %s', (metres, ar, en) => {
  expect(formatLength(metres)).toEqual({ ar, en });
});

it.each([
  [0, '0 د', '0 min'],
  [45, '45 د', '45 min'],
  [60, '1 س', '1 h'],
  [90, '1 س 30 د', '1 h 30 min'],
  [240, '4 س', '4 h'],
])('a duration of %d minutes is written %s and %s', (minutes, ar, en) => {
  expect(formatDuration(minutes)).toEqual({ ar, en });
});
