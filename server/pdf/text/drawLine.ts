import { openFont } from '../openFont';
import { type FontName, type FontWeight, riyalScale } from '../theme';
import type { TextLine } from './layoutText';
import type { VisualRun } from './bidi';

interface LinePosition {
  /** Left edge of the line, in points from the left of the page. */
  readonly left: number;
  readonly baseline: number;
}

interface LineLook {
  readonly size: number;
  readonly weight: FontWeight;
  readonly color: string;
}

/** pdfkit reads this width, which its types do not declare; without it, it shapes the entire run again to measure it. */
type KnownWidth = PDFKit.Mixins.TextOptions & { readonly textWidth: number };

/**
 * Renders one laid-out line, with its glyphs in visual order. It has no ActualText: readers that search and copy reverse
 * right-to-left glyphs themselves, and Poppler would reverse an ActualText once too often.
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
    selectFont(canvas, runFont(run, weight)).fontSize(runSize(run, size)).fillColor(color);
    const options: KnownWidth = {
      lineBreak: false,
      baseline: 'alphabetic',
      features: shapingFeatures(run),
      textWidth: width,
    };
    canvas.text(run.text, x, baseline, options);
    x += width;
  }
}

/**
 * Features that give the shaper the direction of a run (`openFont`). Without any, pdfkit would also split it at spaces and set
 * Arabic words in the wrong order.
 */
const shapingFeatures = ({ rtl }: VisualRun): PDFKit.Mixins.OpenTypeFeatures[] => [rtl ? 'rtla' : 'ltra'];

/** Selects a font, which is opened and embedded only with the first run that needs it. */
function selectFont(canvas: PDFKit.PDFDocument, name: FontName): PDFKit.PDFDocument {
  // pdfkit accepts an open font as a source, but its types do not know it.
  return canvas.registerFont(name, openFont(name) as unknown as Uint8Array).font(name);
}

const cacheLimit = 20_000;

const widths = new Map<string, number>();

const runFont = ({ font }: VisualRun, weight: FontWeight): FontName => (font === 'text' ? weight : font);

const runSize = (run: VisualRun, size: number) => (run.font === 'riyal' ? size * riyalScale : size);

/** Width of a run in points. Words repeat across documents, so their widths are remembered. */
export function measureRun(
  canvas: PDFKit.PDFDocument,
  run: VisualRun,
  weight: FontWeight,
  size: number,
): number {
  const font = runFont(run, weight);
  const key = `${font}:${run.rtl}:${run.text}`;
  let unit = widths.get(key);
  if (unit === undefined) {
    const options = { features: shapingFeatures(run) };
    unit = selectFont(canvas, font).fontSize(1000).widthOfString(run.text, options) / 1000;
    if (widths.size >= cacheLimit) widths.clear();
    widths.set(key, unit);
  }
  return unit * runSize(run, size);
}
