import type { PdfDocument } from '../pdfDocument';
import { tint } from '../theme';

export const badgeHeight = 17;

/** Small tinted label. It begins at `start`, or ends at `end` when that is given; returns its width. */
export function badge(
  document: PdfDocument,
  text: string,
  color: string,
  at: { readonly y: number } & ({ readonly start: number } | { readonly end: number }),
): number {
  const block = document.layout(text, document.frame.width, { size: 8, weight: 'semibold', color });
  const textWidth = Math.max(...block.lines.map((line) => line.width));
  const width = textWidth + 14;
  const start = 'start' in at ? at.start : at.end - width;
  document.fill({ start, width, y: at.y }, badgeHeight, tint(color, 0.11), badgeHeight / 2);
  document.draw(block, {
    start: start + 7,
    width: textWidth + 0.5,
    y: at.y + (badgeHeight - block.height) / 2,
  });
  return width;
}
