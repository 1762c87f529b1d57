import { describe, expect, it } from 'vitest';
import { justifyRows, rowsWithin } from '../../src/pages/admin/gallery/justifyRows';

const grid = { width: 1000, rowHeight: 200, gap: 10 };
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ width: 300 + (index % 5) * 90, height: 300 }));

describe('rows of the gallery', () => {
  it('end flush with the grid, every photo once and in its proportions', () => {
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

  it('stay where they are when more photos come', () => {
    const [before, after] = [justifyRows(photos(60), grid), justifyRows(photos(120), grid)];
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  it('keep a place for what has no known size, and crop the extremely long', () => {
    const [row] = justifyRows(
      [
        { width: null, height: null },
        { width: 9000, height: 100 },
      ],
      grid,
    );
    expect(row?.widths.map((width) => Number((width / row.height).toFixed(2)))).toEqual([1.33, 2.4]);
  });

  it('shows of ten thousand photos only those around the screen', () => {
    const rows = justifyRows(photos(10_000), grid);
    const shown = rowsWithin(rows, 100_000, 102_000);
    expect(shown.length).toBeLessThan(15);
    for (const { top, height } of shown) expect(top + height > 100_000 && top <= 102_000).toBe(true);
    const [first] = shown;
    expect(rows.filter(({ top, height }) => top + height > 100_000)[0]).toBe(first);
  });

  it('has none without photos', () => expect(justifyRows([], grid)).toEqual([]));
});
