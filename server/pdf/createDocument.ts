import type { Instant } from '#domain/contracts/contractPaper';
import PDFDocument from 'pdfkit';
import type { Brand } from './brand';
import { openFonts } from './openFonts';
import { type Frame, PdfDocument } from './pdfDocument';
import { type DocumentLanguage, inLanguage, mainLanguage, toDate } from './text/formats';
import { stripSteering } from './text/bidi';
import { defaultPrimary } from './theme';

export interface DocumentOptions {
  readonly language: DocumentLanguage;
  /** Title of the viewer's window and of the file's properties. */
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
  // An open font is a source like a file; the types of pdfkit do not know it.
  for (const [name, font] of openFonts()) canvas.registerFont(name, font as unknown as Uint8Array);
  return new PdfDocument(canvas, language, frame, brand.primaryColor ?? defaultPrimary);
}
