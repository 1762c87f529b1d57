import { shortLabels } from '../text/shortLabels';
import type { PdfDocument } from '../pdfDocument';
import { score } from '../text/formats';
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
