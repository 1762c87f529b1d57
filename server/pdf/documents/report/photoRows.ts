import { drawImage } from '../../blocks/image';
import type { PdfDocument } from '../../pdfDocument';
import { colors } from '../../theme';
import { reportLabels as labels } from './reportLabels';

const photo = { width: 132, height: 92, gap: 10 };
const perRow = 3;

/** Points that a row of photos takes. */
export const photoRowHeight = photo.height + 8;
/** Points from the start of one photo to that of the next. */
export const photoStep = photo.width + photo.gap;

/** Every photo, three side by side from `start`. */
export function photoRows(document: PdfDocument, files: readonly Buffer[], start: number): void {
  for (let first = 0; first < files.length; first += perRow) {
    document.reserve(photoRowHeight);
    files
      .slice(first, first + perRow)
      .forEach((file, index) => photoAt(document, file, start + index * photoStep));
    document.y += photoRowHeight;
  }
}

/** Draws a photo at the current height without moving it; an unreadable file is replaced by a note. */
export function photoAt(document: PdfDocument, file: Buffer, start: number): void {
  const { width, height } = photo;
  const place = { start, width, y: document.y + 2 };
  document.fill(place, height, colors.panel, 4);
  const inner = { start: start + 3, width: width - 6, y: place.y + 3 };
  if (drawImage(document, file, inner, height - 6)) return;
  const style = { size: 8, color: colors.muted, align: 'center' } as const;
  document.text(document.label(labels.unreadable), { ...inner, y: place.y + height / 2 - 7 }, style);
}
