import type { DocumentText } from '#domain/contracts/contractPaper';
import type { PdfDocument, TextBlock, TextStyle } from '../pdfDocument';
import { colors } from '../theme';

/** A paragraph in the flow; it breaks over pages between lines. */
export function paragraph(document: PdfDocument, text: string, style?: TextStyle): void {
  const { width } = document.frame;
  const block = document.layout(text, width, style);
  for (const line of block.lines) {
    document.reserve(block.lineHeight);
    document.drawLine(block, line, { start: 0, width, y: document.y });
    document.y += block.lineHeight;
  }
}

/** Large title at the head of a document; in both languages, the English is small beneath it. */
export function title(document: PdfDocument, text: DocumentText): void {
  const [main = '', ...rest] = document.label(text, '\n').split('\n');
  paragraph(document, main, { size: 20, weight: 'bold', color: colors.ink, leading: 1.5 });
  for (const line of rest) paragraph(document, line, { size: 10, color: colors.muted });
  document.y += 8;
}

/** Heading of a section; keeps at least `keepWith` points of the following content on its page. */
export function heading(document: PdfDocument, text: string, keepWith = 48): void {
  const block = document.layout(text, document.frame.width - 12, {
    size: 12,
    weight: 'bold',
    color: colors.ink,
  });
  document.y += 12;
  document.reserve(block.height + keepWith);
  document.fill({ start: 0, width: 3, y: document.y + 4 }, block.height - 8, document.primary, 1.5);
  document.draw(block, { start: 12, width: document.frame.width - 12, y: document.y });
  document.y += block.height + 4;
}

export function rule(document: PdfDocument): void {
  document.reserve(13);
  document.fill({ start: 0, width: document.frame.width, y: document.y + 6 }, 0.75, colors.line);
  document.y += 13;
}

/** Two texts in parallel columns, the first at the start; both break over pages at the same line. */
export function parallelText(
  document: PdfDocument,
  start: { text: string; style?: TextStyle },
  end: { text: string; style?: TextStyle },
): void {
  const gap = 24;
  const width = (document.frame.width - gap) / 2;
  const [first, second] = [start, end].map(({ text, style }) => document.layout(text, width, style));
  if (!first || !second) return;
  const lineHeight = Math.max(first.lineHeight, second.lineHeight);
  for (let index = 0; index < Math.max(first.lines.length, second.lines.length); index += 1) {
    document.reserve(lineHeight);
    const [firstLine, secondLine] = [first.lines[index], second.lines[index]];
    if (firstLine) document.drawLine(first, firstLine, { start: 0, width, y: document.y });
    if (secondLine) document.drawLine(second, secondLine, { start: width + gap, width, y: document.y });
    document.y += lineHeight;
  }
}

export interface KeyValue {
  readonly key: string;
  /** Pairs without a value are left out. */
  readonly value: string | undefined;
}

interface Cell {
  readonly key: TextBlock;
  readonly value: TextBlock;
  readonly height: number;
}

const gap = 20;

/** Label over value, in equal columns. `start` and `width` set the grid next to other content. */
export function keyValues(
  document: PdfDocument,
  pairs: readonly KeyValue[],
  { columns = 2, start = 0, width = document.frame.width, size = 10 } = {},
): void {
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const cells = pairs.flatMap(({ key, value }): Cell[] => {
    if (!value) return [];
    const keyBlock = document.layout(key, columnWidth, {
      size: size * 0.8,
      color: colors.muted,
      leading: 1.5,
    });
    const valueBlock = document.layout(value, columnWidth, { size, color: colors.ink, leading: 1.55 });
    return [{ key: keyBlock, value: valueBlock, height: keyBlock.height + valueBlock.height + 5 }];
  });
  for (let at = 0; at < cells.length; at += columns) {
    const row = cells.slice(at, at + columns);
    const height = Math.max(...row.map((cell) => cell.height));
    document.reserve(height);
    row.forEach((cell, column) => {
      const place = { start: start + column * (columnWidth + gap), width: columnWidth };
      document.draw(cell.key, { ...place, y: document.y });
      document.draw(cell.value, { ...place, y: document.y + cell.key.height });
    });
    document.y += height;
  }
}
