import { decodePDFRawStream, type PDFDocument, PDFRawStream } from 'pdf-lib';

/** What is drawn on each page of a PDF, as the operators that stand in the file. */
export function contentsOf(document: PDFDocument): string[] {
  return document.getPages().map(({ node }) => {
    const stream = node.Contents();
    if (!(stream instanceof PDFRawStream)) throw new Error('the page has no content of its own');
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  });
}
