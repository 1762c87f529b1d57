import type { PdfDocument } from './pdfDocument';

/** Draws on every page what depends on the page count, then closes the file. */
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
