import { preparedSize } from '../images/preparePictures';
import type { PdfDocument, Place } from '../pdfDocument';

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
