import QRCode from 'qrcode';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { worded } from 'sijil/base/i18n/worded';
import type { Brand } from '../createDocument';
import type { PdfDocument, Place } from '../pdfDocument';
import { shortLabels } from '../text/formats';
import { colors } from '../theme';
import { preparedSize } from '../images/preparePictures';

interface RunningHead {
  readonly brand: Brand;
  readonly title: string;
  readonly number: string;
}

function drawHead(document: PdfDocument, { brand, title, number }: RunningHead): void {
  const { width } = document.frame;
  document.fill({ start: 0, width: 28, y: 36 }, 3, document.primary);
  let start = 0;
  if (brand.logo && drawImage(document, brand.logo, { start: 0, width: 34, y: 46 }, 34, 'start')) start = 44;
  const name = document.name(brand.name);
  document.text(
    name,
    { start, width: width / 2 - start, y: 50 },
    { size: 13, weight: 'bold', color: colors.ink },
  );
  const end = { start: width / 2, width: width / 2 };
  document.text(title, { ...end, y: 46 }, { size: 9, align: 'end', weight: 'semibold' });
  document.text(isolateLtr(number), { ...end, y: 60 }, { size: 9, align: 'end', color: colors.muted });
  document.fill({ start: 0, width, y: 84 }, 0.75, colors.line);
}

function drawFoot(document: PdfDocument, { brand }: RunningHead, page: number, pages: number): void {
  const { width } = document.frame;
  const style = { size: 8, color: colors.muted };
  document.fill({ start: 0, width, y: 796 }, 0.75, colors.line);
  if (brand.footer)
    document.text(document.name(brand.footer), { start: 0, width: width * 0.68, y: 801 }, style);
  const label = document.label(worded(shortLabels.page, { page, pages }));
  document.text(label, { start: width * 0.68, width: width * 0.32, y: 801 }, { ...style, align: 'end' });
}

/** Brand, title, number, footer line and page number, for `finishDocument` of a portrait document. */
export function runningHead(document: PdfDocument, head: RunningHead) {
  return (page: number, pages: number): void => {
    drawHead(document, head);
    drawFoot(document, head, page, pages);
  };
}

/**
 * Fits a picture into a box; `align` positions it if it is narrower. Returns the rendered width: 0 for a file that could not
 * be read when the document's pictures were prepared.
 */
export function drawImage(
  document: PdfDocument,
  file: Buffer,
  { start, width, y }: Place,
  height: number,
  align: 'start' | 'center' = 'center',
): number {
  const size = preparedSize(file);
  if (!size) return 0;
  const startSide = document.direction === 'ltr' ? 'left' : 'right';
  document.canvas.image(file, document.left(start, width), y, {
    fit: [width, height],
    align: align === 'start' ? (startSide === 'right' ? 'right' : undefined) : 'center',
    valign: 'center',
  });
  return size.width * Math.min(width / size.width, height / size.height);
}

/** Length in characters from which larger squares help a camera more than higher error correction. */
const dense = 200;

/** QR code as vector squares with its quiet zone of four modules, at any size. */
export function qrCode(
  document: PdfDocument,
  text: string,
  place: { start: number; y: number; size: number },
): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: text.length > dense ? 'L' : 'M' });
  const quiet = 4;
  const unit = place.size / (modules.size + quiet * 2);
  const left = document.left(place.start, place.size) + quiet * unit;
  document.fill({ start: place.start, width: place.size, y: place.y }, place.size, '#ffffff');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      // A slight overlap hides the seams that viewers render between adjacent squares.
      document.canvas.rect(left + column * unit, place.y + (row + quiet) * unit, unit + 0.05, unit + 0.05);
    }
  }
  document.canvas.fill('#000000');
}
