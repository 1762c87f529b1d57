import { decodePDFRawStream, type PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

/** Drawing operators of each page of a PDF. */
export function contentsOf(document: PDFDocument): string[] {
  return document.getPages().map(({ node }) => {
    const stream = node.Contents();
    if (!(stream instanceof PDFRawStream)) throw new Error('the page has no content of its own');
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  });
}
