import { PDFDocument } from 'pdf-lib';

/**
 * A PDF with the pages of another behind its own, which stay as they are.
 * @throws when either cannot be read.
 */
export async function appendPages(file: Uint8Array, added: Uint8Array): Promise<Uint8Array> {
  // Its own dates stay: the same two files give the same bytes.
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const other = await PDFDocument.load(added, { updateMetadata: false });
  for (const page of await document.copyPages(other, other.getPageIndices())) document.addPage(page);
  return document.save();
}
