import { describe, expect, it } from 'vitest';
import { justifyRows, rowsWithin } from '../../src/pages/admin/gallery/justifyRows';

const grid = { width: 1000, rowHeight: 200, gap: 10 };
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ width: 300 + (index % 5) * 90, height: 300 }));

describe('rows of the gallery', () => {
  it('fill the grid’s width, with every photo once and in its proportions', () => {
    const pictures = photos(200);
    const rows = justifyRows(pictures, grid);
    for (const { widths, height, first } of rows.slice(0, -1)) {
      const total = widths.reduce((sum, width) => sum + width, 0) + grid.gap * (widths.length - 1);
      expect(total).toBeCloseTo(1000, 6);
      widths.forEach((width, index) => {
        const picture = pictures[first + index]!;
        expect(width / height).toBeCloseTo(picture.width / picture.height, 6);
      });
    }
    expect(rows.reduce((sum, { widths }) => sum + widths.length, 0)).toBe(200);
  });

  it('do not change when more photos are added', () => {
    const [before, after] = [justifyRows(photos(60), grid), justifyRows(photos(120), grid)];
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  it('reserve space for photos of unknown size, and crop extremely wide ones', () => {
    const [row] = justifyRows(
      [
        { width: null, height: null },
        { width: 9000, height: 100 },
      ],
      grid,
    );
    expect(row?.widths.map((width) => Number((width / row.height).toFixed(2)))).toEqual([1.33, 2.4]);
  });

  it('are rendered only around the viewport, even of ten thousand photos', () => {
    const rows = justifyRows(photos(10_000), grid);
    const shown = rowsWithin(rows, 100_000, 102_000);
    expect(shown.length).toBeLessThan(15);
    for (const { top, height } of shown) expect(top + height > 100_000 && top <= 102_000).toBe(true);
    const [first] = shown;
    expect(rows.filter(({ top, height }) => top + height > 100_000)[0]).toBe(first);
  });

  it('are none without photos', () => expect(justifyRows([], grid)).toEqual([]));
});
