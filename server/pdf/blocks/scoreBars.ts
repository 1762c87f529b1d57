import type { PdfDocument } from '../pdfDocument';
import { score } from '../text/formats';
import { colors, tint } from '../theme';

export interface ScoreBar {
  readonly label: string;
  /** Out of 100; null draws no bar and prints `emptyText`. */
  readonly score: number | null;
}

/** Horizontal bars that grow from the start side, with the number at the end. */
export function scoreBars(document: PdfDocument, bars: readonly ScoreBar[], emptyText: string): void {
  const { width } = document.frame;
  const bar = { start: width * 0.42, width: width * 0.48 };
  for (const { label, score: value } of bars) {
    const block = document.layout(label, bar.start - 12, { size: 9, color: colors.ink, leading: 1.5 });
    const height = Math.max(18, block.height + 4);
    document.reserve(height);
    const middle = document.y + height / 2;
    document.draw(block, { start: 0, width: bar.start - 12, y: middle - block.height / 2 });
    document.fill({ ...bar, y: middle - 3.5 }, 7, tint(document.primary, 0.12), 3.5);
    const filled = (bar.width * Math.min(100, Math.max(0, value ?? 0))) / 100;
    if (filled > 0)
      document.fill({ ...bar, width: Math.max(7, filled), y: middle - 3.5 }, 7, document.primary, 3.5);
    const number = {
      size: 9,
      weight: 'semibold',
      color: value === null ? colors.muted : colors.ink,
      align: 'end',
    } as const;
    const place = { start: width * 0.9, width: width * 0.1, y: middle - 7.4 };
    document.text(value === null ? emptyText : score(value), place, number);
    document.y += height;
  }
}
