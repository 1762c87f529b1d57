import type { DocumentText, Instant } from '#domain/contracts/contractPaper';
import PDFDocument from 'pdfkit';
import { type Frame, PdfDocument } from './pdfDocument';
import { type DocumentLanguage, inLanguage, mainLanguage, toDate } from './text/formats';
import { stripSteering } from './text/bidi';
import { defaultPrimary } from './theme';

interface DocumentOptions {
  readonly language: DocumentLanguage;
  /** Title in the viewer's window and in the file's properties. */
  readonly title: string;
  readonly brand: Brand;
  /** Date in the file; equal input and equal date give equal bytes. */
  readonly createdAt: Instant;
  readonly layout?: 'portrait' | 'landscape';
  readonly frame?: Frame;
}

/** A4 portrait, with room for the running head and foot. */
const portraitFrame: Frame = { left: 48, top: 96, width: 499.28, bottom: 780 };

/** An empty A4 document with its fonts, first page and properties. Close it with `finishDocument`. */
export function createDocument(options: DocumentOptions): PdfDocument {
  const { language, title, brand, createdAt, layout = 'portrait', frame = portraitFrame } = options;
  const canvas = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: mainLanguage(language),
    displayTitle: true,
    info: {
      Title: stripSteering(title),
      Author: stripSteering(inLanguage(brand.name, mainLanguage(language))),
      CreationDate: toDate(createdAt),
    },
  });
  return new PdfDocument(canvas, language, frame, brand.primaryColor ?? defaultPrimary);
}

/** Issuer of the document. */
export interface Brand {
  readonly name: DocumentText;
  /** Footer line: address, phone, site. */
  readonly footer?: DocumentText;
  /** PNG or JPEG. */
  readonly logo?: Buffer;
  /** `#rrggbb`, by default the portal's blue. */
  readonly primaryColor?: string;
}

/** Renders on every page what depends on the page count, then closes the file. */
export function finishDocument(
  document: PdfDocument,
  decorate?: (page: number, pages: number) => void,
): Promise<Buffer> {
  const { canvas } = document;
  const { count } = canvas.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    canvas.switchToPage(page);
    decorate?.(page + 1, count);
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    canvas.on('data', (chunk: Buffer) => chunks.push(chunk));
    canvas.on('end', () => resolve(Buffer.concat(chunks)));
    canvas.on('error', reject);
    canvas.end();
  });
}
