export interface Sized {
  /** Size in pixels; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface GalleryRow {
  /** Offset from the top of the grid, in pixels. */
  readonly top: number;
  readonly height: number;
  /** Index of its first picture among all pictures, and the width of each. */
  readonly first: number;
  readonly widths: readonly number[];
}

interface Grid {
  readonly width: number;
  /** Target height of the rows. */
  readonly rowHeight: number;
  readonly gap: number;
}

/** Aspect ratio of pictures of unknown size, and the limits within which the others are cropped. */
const usual = 4 / 3;
const [narrowest, widest] = [0.5, 2.4];

/**
 * Lays pictures out in rows of equal width, each picture with its own aspect ratio; the last row has the target height. Placed
 * pictures stay where they are when more arrive, except in that last row.
 */
export function justifyRows(pictures: readonly Sized[], { width, rowHeight, gap }: Grid): GalleryRow[] {
  const rows: GalleryRow[] = [];
  let open: number[] = [];
  let top = 0;
  const close = (height: number) => {
    rows.push({
      top,
      height,
      first: pictures.length === 0 ? 0 : next - open.length,
      widths: widthsAt(open, height),
    });
    top += height + gap;
    open = [];
  };
  let next = 0;
  for (const picture of pictures) {
    open.push(proportionOf(picture));
    next += 1;
    const height = heightOf(open, width, gap);
    if (height <= rowHeight) close(height);
  }
  if (open.length > 0) close(Math.min(rowHeight, heightOf(open, width, gap)));
  return rows;
}

function proportionOf({ width, height }: Sized): number {
  if (!width || !height) return usual;
  return Math.min(widest, Math.max(narrowest, width / height));
}

const heightOf = (proportions: readonly number[], width: number, gap: number): number =>
  (width - gap * (proportions.length - 1)) / proportions.reduce((sum, one) => sum + one, 0);

const widthsAt = (proportions: readonly number[], height: number): number[] =>
  proportions.map((proportion) => proportion * height);

/** Returns the rows that a window of the grid shows, found by binary search; pixels from the grid's top. */
export function rowsWithin(rows: readonly GalleryRow[], from: number, to: number): readonly GalleryRow[] {
  const firstBelow = (edge: (row: GalleryRow) => number, line: number) => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = rows[middle];
      if (row && edge(row) <= line) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return rows.slice(
    firstBelow((row) => row.top + row.height, from),
    firstBelow((row) => row.top, to),
  );
}
