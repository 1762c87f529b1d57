import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { createDocument, finishDocument } from '../../server/pdf/createDocument';
import type { Direction } from '../../server/pdf/text/bidi';
import { contentsOf } from './contentsOf';

/** Texts of a font’s glyphs by their number in the file, from the table by which readers copy text. */
function glyphTexts(fonts: PDFDict, name: string): readonly string[] {
  const stream = fonts.lookup(PDFName.of(name), PDFDict).lookup(PDFName.of('ToUnicode'));
  if (!(stream instanceof PDFRawStream)) throw new Error(`the font ${name} has no table of texts`);
  const table = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  const listed = [...table.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].map(([, texts]) => texts);
  return [...listed.join(' ').matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
    String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
  );
}

/** Characters of a glyph from left to right: an Arabic ligature is read from right to left. */
const fromLeft = (text: string): string =>
  /\p{Script=Arabic}/u.test(text) ? [...text].reverse().join('') : text;

interface DrawnRun {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Operators that move, choose a font and show glyphs. */
const operators = /1 0 0 1 ([\d.]+) ([\d.]+) Tm|\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;

function runsOf(content: string, fonts: PDFDict): DrawnRun[] {
  const texts = new Map<string, readonly string[]>();
  return [...content.matchAll(/^BT\n(.*?)^ET/gms)].flatMap(([, block = '']) => {
    const runs: DrawnRun[] = [];
    let place: Omit<DrawnRun, 'text'> | undefined;
    let glyphs: readonly string[] = [];
    for (const [, x, y, font, shown] of block.matchAll(operators)) {
      // A glyph with an offset is placed by itself, and may be above or below its line.
      if (x !== undefined) place = { x: Number(x), y: place?.y ?? Number(y) };
      if (font !== undefined) glyphs = texts.get(font) ?? glyphTexts(fonts, font);
      if (font !== undefined) texts.set(font, glyphs);
      if (shown === undefined || !place) continue;
      const ids = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const text = ids
        .map((id) => fromLeft(id === '0000' ? '\u25A1' : (glyphs[Number.parseInt(id, 16)] ?? '')))
        .join('');
      runs.push({ ...place, text });
    }
    return runs;
  });
}

/**
 * Lines of a PDF that pdfkit wrote, in the order of its pages: the characters of each from left to right, as the glyphs are
 * placed on the page. A character without a glyph is U+25A1.
 */
export async function readDrawnLines(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const fontsOf = (page: number) =>
    document.getPage(page).node.Resources()?.lookup(PDFName.of('Font'), PDFDict) ??
    PDFDict.withContext(document.context);
  return contentsOf(document).flatMap((content, page) => {
    const runs = runsOf(content, fontsOf(page));
    const heights = [...new Set(runs.map(({ y }) => y))].toSorted((a, b) => b - a);
    return heights.map((height) =>
      runs
        .filter(({ y }) => y === height)
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(''),
    );
  });
}

/** Draws each text as one line of a document, and reads from the file what was drawn, from left to right. */
export async function drawLines(texts: readonly string[], direction: Direction = 'rtl'): Promise<string[]> {
  const document = createDocument({
    language: direction === 'rtl' ? 'ar' : 'en',
    title: 'Lines',
    brand: { name: 'Salama' },
    createdAt: new Date(0),
  });
  for (const text of texts) {
    document.reserve(10);
    document.text(text, { start: 0, width: document.frame.width, y: document.y }, { size: 6 });
    document.y += 10;
  }
  return readDrawnLines(await finishDocument(document));
}
