import { preparedSize } from '../images/preparePictures';
import type { PdfDocument, Place } from '../pdfDocument';
import QRCode from 'qrcode';

/**
 * Fits a picture into a box; `align` places it when it is narrower. Returns the width of what was drawn: 0, drawing
 * nothing, for a file that could not be read when the document's pictures were prepared.
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

/** A QR as vector squares with its four modules of quiet zone, at any size a printer asks for. */
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
      // A hair of overlap hides the seams that viewers draw between neighbouring squares.
      document.canvas.rect(left + column * unit, place.y + (row + quiet) * unit, unit + 0.05, unit + 0.05);
    }
  }
  document.canvas.fill('#000000');
}
