import { PDFDict, PDFHexString, PDFName, PDFRawStream, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { unpacked, unpackedLimit } from './pdfUnpacking';

/** Entry of a description of a file that has the content of the file in the PDF. */
const content = PDFName.of('EF');

/**
 * Returns true for a PDF with attached files, except the single XML file of an electronic invoice: the e-invoices of the tax
 * authority are PDFs (PDF/A-3) with the invoice's own data as XML.
 */
export function hasForbiddenAttachment(dictionaries: readonly PDFDict[]): boolean {
  const attachments = dictionaries.filter((dictionary) => dictionary.has(content));
  const [only, ...others] = attachments;
  return only !== undefined && (others.length > 0 || !isXml(only));
}

const xmlTypes = ['text/xml', 'application/xml'];

function isXml(attachment: PDFDict): boolean {
  const names = ['F', 'UF'].map((key) => attachment.lookup(PDFName.of(key)));
  const areXmlNames = names.every(
    (name) =>
      name === undefined ||
      ((name instanceof PDFString || name instanceof PDFHexString) && /\.xml$/i.test(name.decodeText())),
  );
  const files = attachment.lookup(content, PDFDict).values();
  const [file] = files;
  // Its names in different encodings may refer to the same content, not to several contents.
  if (!areXmlNames || !(file instanceof PDFRef) || files.some((other) => other !== file)) return false;
  const stream = attachment.context.lookup(file);
  return stream instanceof PDFRawStream && isXmlType(stream) && beginsAsXml(stream);
}

function isXmlType({ dict }: PDFRawStream): boolean {
  const type = dict.lookup(PDFName.of('Subtype'));
  return type instanceof PDFName && xmlTypes.includes(type.decodeText());
}

function beginsAsXml(stream: PDFRawStream): boolean {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const bytes = stream.getContents();
  if (filter !== undefined && filter !== PDFName.of('FlateDecode')) return false;
  const plain = filter === undefined ? Buffer.from(bytes) : unpacked(bytes, unpackedLimit);
  return plain !== 'tooLarge' && /^\uFEFF?\s*</.test(plain.toString('utf8', 0, 100));
}
