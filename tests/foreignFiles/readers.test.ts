import { readFile } from 'node:fs/promises';
import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSideLimit, sniffType } from 'sijil/base/files/uploads';
import { ForeignFileError } from 'sijil/server/foreignFiles/readerPool';
import { findPdfProblem } from 'sijil/server/foreignFiles/readers/findPdfProblem';
import { readForeignFile } from 'sijil/server/foreignFiles/readForeignFile';
import { hostileFile, hostileFileNames, largestPicture } from '../support/hostileFiles';
import { tinyPdf } from '../support/upload';

const side = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8090a0' } })
    .png()
    .toBuffer();

/** Problem of a file as its reader names it; null for an accepted file. */
async function problemOf(content: Buffer, account = 'ahmad'): Promise<string | null> {
  const type = sniffType(content);
  if (type === null) return 'of another type';
  try {
    const read = await readForeignFile(account, type, content);
    if (read === null || typeof read === 'string') return read;
    return 'problem' in read ? read.problem : null;
  } catch (error) {
    return error instanceof ForeignFileError ? error.reason : String(error);
  }
}

describe('a hostile file', () => {
  it.each(hostileFileNames)('with %s is refused, and the next file is read', async (name) => {
    expect(await problemOf(hostileFile(name))).not.toBe(null);
    expect(await problemOf(tinyPdf)).toBe(null);
  });

  it('does not block the portal’s event loop', async () => {
    let [turns, longest, last] = [0, 0, performance.now()];
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      turns += 1;
    }, 5);
    const reading = hostileFileNames.map((name, index) => problemOf(hostileFile(name), `account ${index}`));
    await Promise.all(reading);
    clearInterval(beat);
    expect(turns).toBeGreaterThan(5);
    // Read in the portal's process, any of them would take seconds; a busy machine may delay a turn by part of a second.
    expect(longest).toBeLessThan(1000);
  });
});

describe('the PDF check has its own limits', () => {
  // Runs in the test's process: without the check's own limits each file would end it or hang.
  it.each(hostileFileNames.filter((name) => /tree|objects/.test(name)))('and stops at %s', async (name) => {
    expect(await findPdfProblem(hostileFile(name))).toBe('damaged');
  });
});

const fileNamed = (name: string) => readFile(new URL(`files/${name}.pdf`, import.meta.url));

describe('a PDF that opens without a password', () => {
  it.each([
    ['forbids changes, encrypted with AES-128', 'owner-aes128'],
    ['forbids changes, encrypted with AES-256', 'owner-aes256'],
    ['packs its encrypted objects, with an invoice as XML', 'owner-aes256-object-streams'],
    ['begins with a byte order mark', 'byte-order-mark'],
    ['carries the XML of an e-invoice', 'e-invoice'],
    ['has a digital signature', 'signed'],
  ])('and %s is accepted', async (_what, name) => {
    expect(await problemOf(await fileNamed(name))).toBe(null);
  });

  it.each([
    ['a line break', '\n', null],
    ['the commands of a printer', '\u001B%-12345X@PJL ENTER LANGUAGE=PDF\r\n', null],
    ['1,024 other bytes', ' '.repeat(1024), 'of another type'],
  ])('and begins after %s: %s', async (_what, before, problem) => {
    expect(await problemOf(Buffer.concat([Buffer.from(before), tinyPdf]))).toBe(problem);
  });

  it('is refused for its script, although it is encrypted', async () => {
    expect(await problemOf(await fileNamed('owner-script'))).toBe('active');
  });
});

it('a PDF that opens only with a password is refused for the password', async () => {
  expect(await problemOf(await fileNamed('user-password'))).toBe('encrypted');
});

describe('a PDF with attached files', () => {
  const xml = Buffer.from('\uFEFF<?xml version="1.0"?><Invoice/>');
  const program = Buffer.from('MZ\u0090\u0000');

  async function pdfWith(...attached: readonly { content: Buffer; name: string; type: string }[]) {
    const document = await PDFDocument.create();
    document.addPage();
    for (const { content, name, type } of attached)
      await document.attach(content, name, { mimeType: type, afRelationship: AFRelationship.Data });
    return Buffer.from(await document.save());
  }

  it.each([
    ['one XML file', [{ content: xml, name: 'invoice.xml', type: 'text/xml' }], null],
    [
      'one XML file by its other type',
      [{ content: xml, name: 'invoice.XML', type: 'application/xml' }],
      null,
    ],
    ['a program', [{ content: program, name: 'a.exe', type: 'application/x-msdownload' }], 'attached'],
    ['a program that is named XML', [{ content: program, name: 'a.xml', type: 'text/xml' }], 'attached'],
    ['an XML file that is named a program', [{ content: xml, name: 'a.exe', type: 'text/xml' }], 'attached'],
    ['a sheet', [{ content: xml, name: 'a.xml', type: 'application/vnd.ms-excel' }], 'attached'],
    [
      'two XML files',
      ['a.xml', 'b.xml'].map((name) => ({ content: xml, name, type: 'text/xml' })),
      'attached',
    ],
  ])('of %s', async (_what, attached, problem) => {
    expect(await problemOf(await pdfWith(...attached))).toBe(problem);
  });
});

describe('a picture', () => {
  it('with the maximum number of pixels is accepted', async () => {
    expect(await problemOf(await largestPicture())).toBe(null);
  });

  it('may have sides of at most 12,000 pixels', async () => {
    expect(await problemOf(await side(pictureSideLimit, 2))).toBe(null);
    expect(await problemOf(await side(2, pictureSideLimit + 1))).toBe('tooLong');
  });
});
