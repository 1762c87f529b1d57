import { prepareImage } from '../images/prepareImage';
import type { PdfDocument, Place } from '../pdfDocument';

/**
 * Fits a picture into a box; `align` says where it stands when it is narrower. Returns false, drawing
 * nothing, when the file is no picture that a PDF can hold.
 */
export function image(
  document: PdfDocument,
  file: Buffer,
  { start, width, y }: Place,
  height: number,
  align: 'start' | 'center' = 'center',
): boolean {
  const prepared = prepareImage(file);
  if (!prepared) return false;
  const startSide = document.direction === 'ltr' ? 'left' : 'right';
  try {
    document.canvas.image(prepared, document.left(start, width), y, {
      fit: [width, height],
      align: align === 'start' ? (startSide === 'right' ? 'right' : undefined) : 'center',
      valign: 'center',
    });
    return true;
  } catch {
    return false;
  }
}
