import type { PointGroup } from 'signature_pad';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Area that the strokes were drawn on, and the scale at which a box shows it now. */
export interface Sheet extends Size {
  readonly scale: number;
}

/** Returns the sheet of an empty box. */
export function emptySheet({ width, height }: Size): Sheet {
  return { width, height, scale: 1 };
}

/**
 * Fits strokes into a box of another size, at most at their own size and never beyond its edges, so that a phone that is turned
 * shows the entire signature. The sheet remembers the original size: turned back, nothing has become smaller.
 */
export function fitStrokes(
  strokes: readonly PointGroup[],
  sheet: Sheet,
  box: Size,
): { readonly strokes: PointGroup[]; readonly sheet: Sheet } {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return { strokes: [], sheet: emptySheet(box) };
  // Strokes drawn since the phone was turned may lie outside of the first sheet.
  const width = Math.max(sheet.width, ...points.map(({ x }) => x / sheet.scale));
  const height = Math.max(sheet.height, ...points.map(({ y }) => y / sheet.scale));
  const scale = Math.min(1, box.width / width, box.height / height);
  const factor = scale / sheet.scale;
  return { strokes: strokes.map((stroke) => scaled(stroke, factor)), sheet: { width, height, scale } };
}

function scaled(stroke: PointGroup, factor: number): PointGroup {
  return {
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  };
}
