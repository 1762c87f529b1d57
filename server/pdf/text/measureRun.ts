import { type FontWeight, riyalScale } from '../fonts';
import type { VisualRun } from './bidi';

/**
 * Any feature makes pdfkit shape the whole run at once; without one it splits at spaces and sets Arabic
 * words in the wrong order.
 */
export const shapingFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ['rtla'];

const cacheLimit = 20_000;
const widths = new Map<string, number>();

export const runFont = (run: VisualRun, weight: FontWeight) => (run.font === 'riyal' ? 'riyal' : weight);

export const runSize = (run: VisualRun, size: number) => (run.font === 'riyal' ? size * riyalScale : size);

/** Width of a run in points. Words repeat across documents, so their widths are remembered. */
export function measureRun(
  canvas: PDFKit.PDFDocument,
  run: VisualRun,
  weight: FontWeight,
  size: number,
): number {
  const font = runFont(run, weight);
  const key = `${font}:${run.text}`;
  let unit = widths.get(key);
  if (unit === undefined) {
    unit = canvas.font(font).fontSize(1000).widthOfString(run.text, { features: shapingFeatures }) / 1000;
    if (widths.size >= cacheLimit) widths.clear();
    widths.set(key, unit);
  }
  return unit * runSize(run, size);
}
