import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Appends the pages of one PDF to another, whose own pages stay unchanged.
 * @throws if either cannot be read.
 */
export async function appendPages(file: Uint8Array, added: Uint8Array): Promise<Uint8Array> {
  // Keeps the dates, so that equal files give equal bytes. An encrypted file that opens without a password is decrypted.
  const options = { updateMetadata: false, password: '' };
  const document = await PDFDocument.load(file, options);
  const other = await PDFDocument.load(added, options);
  for (const page of await document.copyPages(other, other.getPageIndices())) document.addPage(page);
  return document.save();
}
