import type { DocumentText } from '#domain/contracts/contractPaper';
import type { PdfDocument, TextStyle } from '../pdfDocument';
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

/** Heading of a section; keeps at least `keepWith` points of what follows on its page. */
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

/** Two texts side by side, the first at the start; both break over pages at the same line. */
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
