import type { CertificateLayout } from '#domain/templates/certificateTemplate';
import type { PdfDocument } from '../../pdfDocument';
import { colors, tint } from '../../theme';

const page = { width: 841.89, height: 595.28 };
const ringSteps = 240;

/** A closed wave around a circle; many of them, turned step by step, weave a banknote's rosette. */
function wave(document: PdfDocument, center: { x: number; y: number }, radius: number, turn: number): void {
  const { canvas, direction } = document;
  const side = direction === 'ltr' ? 1 : -1;
  for (let step = 0; step <= ringSteps; step += 1) {
    const angle = (step / ringSteps) * Math.PI * 2;
    const reach = radius * (1 + 0.07 * Math.sin(angle * 12 + turn) + 0.035 * Math.sin(angle * 24 - turn));
    const x = Number((center.x + side * reach * Math.cos(angle)).toFixed(1));
    const y = Number((center.y + reach * Math.sin(angle)).toFixed(1));
    if (step === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
  }
}

/** `start` is the rosette's centre, counted from the frame's start edge. */
export function rosette(document: PdfDocument, start: number, y: number, radius: number): void {
  const center = { x: document.left(start, 0), y };
  for (let ring = 0; ring < 18; ring += 1) {
    wave(document, center, radius * (0.78 + ring * 0.0065), (ring / 18) * Math.PI * 2);
  }
  document.canvas.lineWidth(0.35).stroke(tint(document.primary, 0.22));
}

/** Fine border, single or double, and a band of the brand's colour on the start edge. */
export function certificateFrame(document: PdfDocument, { border, band }: CertificateLayout): void {
  const { canvas, direction, primary } = document;
  const inset = 22;
  const [width, height] = [page.width - inset * 2, page.height - inset * 2];
  if (border !== 'none') canvas.lineWidth(0.75).rect(inset, inset, width, height).stroke(colors.line);
  if (border === 'double')
    canvas
      .lineWidth(0.5)
      .rect(inset + 5, inset + 5, width - 10, height - 10)
      .stroke(tint(primary, 0.35));
  if (!band) return;
  const bandLeft = direction === 'ltr' ? inset : page.width - inset - 8;
  canvas.rect(bandLeft, inset, 8, height).fill(primary);
}
