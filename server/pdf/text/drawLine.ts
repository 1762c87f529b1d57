import type { FontWeight } from '../fonts';
import type { TextLine } from './layoutText';
import { measureRun, runFont, runSize, shapingFeatures } from './measureRun';

export interface LinePosition {
  /** Left edge of the line, in points from the left of the page. */
  readonly left: number;
  readonly baseline: number;
}

export interface LineLook {
  readonly size: number;
  readonly weight: FontWeight;
  readonly color: string;
}

/** pdfkit reads the width that its own types do not know; without it, it sets the whole run once more to measure it. */
type KnownWidth = PDFKit.Mixins.TextOptions & { readonly textWidth: number };

/**
 * Draws one set line, its glyphs in visual order. No ActualText goes along: readers that search and copy turn
 * right-to-left glyphs round by themselves, and Poppler would turn an ActualText round once too often.
 */
export function drawLine(
  canvas: PDFKit.PDFDocument,
  line: TextLine,
  { left, baseline }: LinePosition,
  { size, weight, color }: LineLook,
): void {
  let x = left;
  for (const run of line.runs) {
    const width = measureRun(canvas, run, weight, size);
    canvas.font(runFont(run, weight)).fontSize(runSize(run, size)).fillColor(color);
    const options: KnownWidth = {
      lineBreak: false,
      baseline: 'alphabetic',
      features: shapingFeatures,
      textWidth: width,
    };
    canvas.text(run.text, x, baseline, options);
    x += width;
  }
}
