import { isolateLtr } from '#framework/base/formats/bidi';
import { worded } from '#framework/base/i18n/worded';
import type { Brand } from '../createDocument';
import type { PdfDocument } from '../pdfDocument';
import { shortLabels } from '../text/shortLabels';
import { colors } from '../theme';
import { drawImage } from './image';

export interface RunningHead {
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
