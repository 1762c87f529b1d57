import type { PdfDocument, TextBlock } from '../pdfDocument';
import { colors } from '../theme';

export interface KeyValue {
  readonly key: string;
  /** Pairs without a value are left out. */
  readonly value: string | undefined;
}

interface Cell {
  readonly key: TextBlock;
  readonly value: TextBlock;
  readonly height: number;
}

const gap = 20;

/** Label over value, in equal columns. `start` and `width` set the grid next to other content. */
export function keyValues(
  document: PdfDocument,
  pairs: readonly KeyValue[],
  { columns = 2, start = 0, width = document.frame.width, size = 10 } = {},
): void {
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const cells = pairs.flatMap(({ key, value }): Cell[] => {
    if (!value) return [];
    const keyBlock = document.layout(key, columnWidth, {
      size: size * 0.8,
      color: colors.muted,
      leading: 1.5,
    });
    const valueBlock = document.layout(value, columnWidth, { size, color: colors.ink, leading: 1.55 });
    return [{ key: keyBlock, value: valueBlock, height: keyBlock.height + valueBlock.height + 5 }];
  });
  for (let at = 0; at < cells.length; at += columns) {
    const row = cells.slice(at, at + columns);
    const height = Math.max(...row.map((cell) => cell.height));
    document.reserve(height);
    row.forEach((cell, column) => {
      const place = { start: start + column * (columnWidth + gap), width: columnWidth };
      document.draw(cell.key, { ...place, y: document.y });
      document.draw(cell.value, { ...place, y: document.y + cell.key.height });
    });
    document.y += height;
  }
}
