import { severities } from '#domain/forms/severities';
import { isolate } from 'sijil/base/formats/bidi';
import { badge, badgeHeight } from '../../blocks/scores';
import { paragraph } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { colors } from '../../theme';
import type { ReportQuestion } from './reportData';
import { answerBadges, correctiveBadges, reportLabels as labels, severityColors } from './reportLabels';
import { drawImage } from '../../blocks/runningHead';

const photo = { width: 132, height: 92, gap: 10 };
const perRow = 3;

/** Height of a row of photos in points. */
export const photoRowHeight = photo.height + 8;
/** Distance between the starts of adjacent photos in points. */
export const photoStep = photo.width + photo.gap;

/** All photos, three per row from `start`. */
function photoRows(document: PdfDocument, files: readonly Buffer[], start: number): void {
  for (let first = 0; first < files.length; first += perRow) {
    document.reserve(photoRowHeight);
    files
      .slice(first, first + perRow)
      .forEach((file, index) => photoAt(document, file, start + index * photoStep));
    document.y += photoRowHeight;
  }
}

/** Renders a photo at the current height without moving it; an unreadable file is replaced by a note. */
export function photoAt(document: PdfDocument, file: Buffer, start: number): void {
  const { width, height } = photo;
  const place = { start, width, y: document.y + 2 };
  document.fill(place, height, colors.panel, 4);
  const inner = { start: start + 3, width: width - 6, y: place.y + 3 };
  if (drawImage(document, file, inner, height - 6)) return;
  const style = { size: 8, color: colors.muted, align: 'center' } as const;
  document.text(document.label(labels.unreadable), { ...inner, y: place.y + height / 2 - 7 }, style);
}

const badgeRoom = 120;
/** Indent of a question's content, right of its number, in points. */
export const indent = 30;
const noteLine = 14;

function questionLine(document: PdfDocument, { text, answer }: ReportQuestion, number: string): void {
  const { width } = document.frame;
  const style = { size: 9.5, color: colors.ink, leading: 1.6 };
  const block = document.layout(text[document.mainLanguage], width - badgeRoom - indent - 6, style);
  const height = Math.max(badgeHeight, block.height);
  document.reserve(height + 6);
  const { y } = document;
  document.text(number, { start: 0, width: indent, y }, { ...style, color: colors.muted });
  document.draw(block, { start: indent, width: width - badgeRoom - indent - 6, y });
  const { label, color } = answerBadges[answer];
  badge(document, document.label(label), color, { end: width, y });
  document.y += height + 3;
}

function correctiveLine(document: PdfDocument, { corrective }: ReportQuestion): void {
  if (!corrective) return;
  // The correction is on the page of the first picture of it.
  document.reserve(badgeHeight + 4 + (corrective.evidence.length > 0 ? 2 * noteLine + photoRowHeight : 0));
  const { label, color } = correctiveBadges[corrective.status];
  const key = document.layout(document.label(labels.corrective), 200, { size: 8.5, color: colors.muted });
  const keyWidth = key.lines[0]?.width ?? 0;
  document.draw(key, { start: indent, width: keyWidth + 1, y: document.y + 1 });
  badge(document, document.label(label), color, { start: 38 + keyWidth, y: document.y });
  document.y += badgeHeight + 3;
  if (corrective.note) indented(document, isolate(corrective.note));
  photoRows(document, corrective.evidence, indent);
  attachments(document, corrective.attachments);
  if (corrective.verdictNote)
    indented(document, `${document.label(labels.verdictNote)}: ${isolate(corrective.verdictNote)}`);
}

function attachments(document: PdfDocument, names: readonly string[]): void {
  if (names.length === 0) return;
  indented(document, `${document.label(labels.attachments)}: ${names.map(isolate).join(' · ')}`);
}

/** Renders the severity of the item and, for a measurement, the reading with its limits. */
export function tags(document: PdfDocument, { severity, said }: ReportQuestion): void {
  document.reserve(badgeHeight + 4);
  const { y } = document;
  const name = document.label(severities[severity].label);
  const width = badge(document, name, severityColors[severity], { start: indent, y });
  if (said?.limits) {
    const { text: value, limits, outside } = said;
    const limit = `${document.label(outside ? labels.outside : labels.limits)} ${document.label(limits)}`;
    const text = `${document.label(labels.said)} ${document.label(value)} · ${limit}`;
    badge(document, text, outside ? colors.danger : colors.success, { start: 36 + width, y });
  }
  document.y += badgeHeight + 3;
}

function indented(document: PdfDocument, text: string): void {
  const width = document.frame.width - indent;
  const block = document.layout(text, width, { size: 8.5, color: colors.body, leading: 1.6 });
  for (const line of block.lines) {
    document.reserve(block.lineHeight);
    document.drawLine(block, line, { start: indent, width, y: document.y });
    document.y += block.lineHeight;
  }
}

/** Height to reserve at the start of a question: its text and tags, and the first row of its pictures. */
export function blockStart({ evidence }: ReportQuestion): number {
  return 52 + (evidence.length > 0 ? photoRowHeight + 2 * noteLine : 0);
}

/** Answered question: text and answer, then note, evidence and corrective action if any. */
export function questionBlock(document: PdfDocument, question: ReportQuestion, number: string): void {
  document.reserve(blockStart(question));
  questionLine(document, question, number);
  tags(document, question);
  // A text may need several lines, which a badge does not have.
  if (question.said && !question.said.limits)
    indented(document, `${document.label(labels.said)}: ${isolate(document.label(question.said.text))}`);
  if (question.note) indented(document, `${document.label(labels.note)}: ${isolate(question.note)}`);
  if (question.supervisorNote)
    indented(document, `${document.label(labels.supervisorNote)}: ${isolate(question.supervisorNote)}`);
  photoRows(document, question.evidence, indent);
  attachments(document, question.attachments);
  correctiveLine(document, question);
  document.fill({ start: indent, width: document.frame.width - indent, y: document.y + 2 }, 0.5, colors.line);
  document.y += 8;
}

/** Title of a category, kept on the page of the first `keepWith` points of its first question. */
export function categoryTitle(document: PdfDocument, text: string, keepWith: number): void {
  document.y += 6;
  document.reserve(24 + keepWith);
  paragraph(document, text, { size: 10.5, weight: 'semibold', color: document.primary });
  document.y += 3;
}
