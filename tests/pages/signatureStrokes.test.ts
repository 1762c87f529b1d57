import type { PointGroup } from 'signature_pad';
import { describe, expect, it } from 'vitest';
import { emptySheet, fitStrokes } from '@/pages/services/order/contract/strokes';

const landscape = { width: 780, height: 160 };
const portrait = { width: 340, height: 160 };

const stroke = (...points: readonly (readonly [x: number, y: number])[]): PointGroup => ({
  penColor: 'black',
  dotSize: 0,
  minWidth: 0.5,
  maxWidth: 2.5,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: points.map(([x, y], at) => ({ x, y, pressure: 0.5, time: at * 10 })),
});
const pointsOf = (strokes: readonly PointGroup[]) =>
  strokes.flatMap(({ points }) => points.map(({ x, y }) => [Math.round(x), Math.round(y)]));

describe('a signature on a phone that is turned', () => {
  const wide = [stroke([156, 40], [624, 120])];

  it('is shown entirely in the narrower box, in its proportions', () => {
    const { strokes } = fitStrokes(wide, emptySheet(landscape), portrait);
    // 340 / 780 of the size: from 20 % to 80 % of the width, as it was drawn.
    expect(pointsOf(strokes)).toEqual([
      [68, 17],
      [272, 52],
    ]);
  });

  it('has its first size again in the first box', () => {
    const narrow = fitStrokes(wide, emptySheet(landscape), portrait);
    const back = fitStrokes(narrow.strokes, narrow.sheet, landscape);
    expect(pointsOf(back.strokes)).toEqual(pointsOf(wide));
    expect(back.strokes[0]?.maxWidth).toBeCloseTo(2.5);
  });

  it('keeps strokes that were added after turning', () => {
    const narrow = fitStrokes(wide, emptySheet(landscape), portrait);
    const more = [...narrow.strokes, stroke([10, 150], [330, 155])];
    const back = fitStrokes(more, narrow.sheet, landscape);
    for (const [x = 0, y = 0] of pointsOf(back.strokes)) {
      expect(x).toBeLessThanOrEqual(landscape.width);
      expect(y).toBeLessThanOrEqual(landscape.height);
    }
    expect(pointsOf(back.strokes)).toHaveLength(4);
  });

  it('begins with the whole box where nothing is drawn', () => {
    expect(fitStrokes([], emptySheet(landscape), portrait)).toEqual({
      strokes: [],
      sheet: emptySheet(portrait),
    });
  });

  it('drawn upright is as large in the wider box', () => {
    const drawn = [stroke([10, 20], [300, 140])];
    expect(pointsOf(fitStrokes(drawn, emptySheet(portrait), landscape).strokes)).toEqual(pointsOf(drawn));
  });
});
