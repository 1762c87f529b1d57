import { score, shortLabels } from '../text/formats';
import type { PdfDocument } from '../pdfDocument';
import { colors, tint } from '../theme';

const sweep = 270;

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Degrees run clockwise from the top in English and counter-clockwise in Arabic. */
function arc(document: PdfDocument, circle: Circle, degrees: number): PDFKit.PDFDocument {
  const side = document.direction === 'ltr' ? 1 : -1;
  const at = (angle: number) => {
    const radians = ((angle - sweep / 2) * Math.PI) / 180;
    const x = circle.x + side * circle.radius * Math.sin(radians);
    return `${x.toFixed(3)} ${(circle.y - circle.radius * Math.cos(radians)).toFixed(3)}`;
  };
  const flags = `${degrees > 180 ? 1 : 0} ${side === 1 ? 1 : 0}`;
  const { radius } = circle;
  return document.canvas.path(`M ${at(0)} A ${radius} ${radius} 0 ${flags} ${at(degrees)}`).lineCap('round');
}

/** A score of 0 to 100 as three quarters of a ring, filled from the start side, with the number inside. */
export function scoreDial(
  document: PdfDocument,
  value: number,
  { start, y, size }: { start: number; y: number; size: number },
): void {
  const thickness = size * 0.075;
  const radius = (size - thickness) / 2;
  const circle = { x: document.left(start, size) + size / 2, y: y + size / 2, radius };
  arc(document, circle, sweep).lineWidth(thickness).stroke(tint(document.primary, 0.14));
  const filled = (sweep * Math.min(100, Math.max(0, value))) / 100;
  if (filled > 0) arc(document, circle, filled).lineWidth(thickness).stroke(document.primary);
  const number = {
    size: size * 0.25,
    weight: 'bold',
    color: colors.ink,
    align: 'center',
    leading: 1,
  } as const;
  document.text(score(value), { start, width: size, y: y + size * 0.33 }, number);
  const caption = { size: size * 0.08, color: colors.muted, align: 'center', leading: 1.4 } as const;
  document.text(shortLabels.outOf[document.mainLanguage], { start, width: size, y: y + size * 0.6 }, caption);
}

interface ScoreBar {
  readonly label: string;
  /** Out of 100; null renders no bar and prints `emptyText`. */
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

export const badgeHeight = 17;

/** Small tinted label. It begins at `start`, or ends at `end` if given; returns its width. */
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
