import { isolateLtr } from '#domain/formats/isolateLtr';
import { severities } from '#domain/forms/severities';
import { badge, badgeHeight } from '../../blocks/badge';
import { image } from '../../blocks/image';
import { paragraph } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { isolate } from '../../text/bidi';
import { colors } from '../../theme';
import type { ReportQuestion } from './reportData';
import { answerBadges, correctiveBadges, reportLabels as labels, severityColors } from './reportLabels';

const thumbnail = { width: 132, height: 92, gap: 10 };
const perRow = 3;
const badgeRoom = 120;

function questionLine(document: PdfDocument, { text, answer }: ReportQuestion, number: string): void {
  const { width } = document.frame;
  const style = { size: 9.5, color: colors.ink, leading: 1.6 };
  const block = document.layout(text[document.mainLanguage], width - badgeRoom - 36, style);
  const height = Math.max(badgeHeight, block.height);
  document.reserve(height + 6);
  const { y } = document;
  document.text(number, { start: 0, width: 30, y }, { ...style, color: colors.muted });
  document.draw(block, { start: 30, width: width - badgeRoom - 36, y });
  const { label, color } = answerBadges[answer];
  badge(document, document.label(label), color, { end: width, y });
  document.y += height + 3;
}

/** Every photo, three side by side. */
function thumbnails(document: PdfDocument, evidence: readonly Buffer[]): void {
  for (let first = 0; first < evidence.length; first += perRow)
    thumbnailRow(document, evidence.slice(first, first + perRow));
}

function thumbnailRow(document: PdfDocument, evidence: readonly Buffer[]): void {
  const { width, height, gap } = thumbnail;
  document.reserve(height + 8);
  evidence.forEach((file, index) => {
    const place = { start: 30 + index * (width + gap), width, y: document.y + 2 };
    document.fill(place, height, colors.panel, 4);
    const inner = { start: place.start + 3, width: width - 6, y: place.y + 3 };
    if (image(document, file, inner, height - 6)) return;
    const style = { size: 8, color: colors.muted, align: 'center' } as const;
    document.text(document.label(labels.unreadable), { ...inner, y: place.y + height / 2 - 7 }, style);
  });
  document.y += height + 8;
}

function correctiveLine(document: PdfDocument, { corrective }: ReportQuestion): void {
  if (!corrective) return;
  document.reserve(badgeHeight + 4);
  const { label, color } = correctiveBadges[corrective.status];
  const key = document.layout(document.label(labels.corrective), 200, { size: 8.5, color: colors.muted });
  const keyWidth = key.lines[0]?.width ?? 0;
  document.draw(key, { start: 30, width: keyWidth + 1, y: document.y + 1 });
  badge(document, document.label(label), color, { start: 38 + keyWidth, y: document.y });
  document.y += badgeHeight + 3;
  if (corrective.note) indented(document, isolate(corrective.note));
  thumbnails(document, corrective.evidence);
  attachments(document, corrective.attachments);
  if (corrective.verdictNote)
    indented(document, `${document.label(labels.verdictNote)}: ${isolate(corrective.verdictNote)}`);
}

function attachments(document: PdfDocument, names: readonly string[]): void {
  if (names.length === 0) return;
  indented(document, `${document.label(labels.attachments)}: ${names.map(isolate).join(' · ')}`);
}

/** How grave the item is and, of a temperature, what was measured against its limits. */
function tags(document: PdfDocument, { severity, reading }: ReportQuestion): void {
  document.reserve(badgeHeight + 4);
  const { y } = document;
  const name = document.label(severities[severity].label);
  const width = badge(document, name, severityColors[severity], { start: 30, y });
  if (reading) {
    const { value, limits, outside } = reading;
    const limit = `${document.label(outside ? labels.outside : labels.limits)} ${isolateLtr(limits)}`;
    const text = `${document.label(labels.reading)} ${isolateLtr(`${value} °C`)}${limits && ` · ${limit}`}`;
    badge(document, text, outside ? colors.danger : colors.success, { start: 36 + width, y });
  }
  document.y += badgeHeight + 3;
}

function indented(document: PdfDocument, text: string): void {
  const width = document.frame.width - 30;
  const block = document.layout(text, width, { size: 8.5, color: colors.body, leading: 1.6 });
  for (const line of block.lines) {
    document.reserve(block.lineHeight);
    document.drawLine(block, line, { start: 30, width, y: document.y });
    document.y += block.lineHeight;
  }
}

/** One answered question: text and answer, then note, evidence and corrective action where there are any. */
export function questionBlock(document: PdfDocument, question: ReportQuestion, number: string): void {
  const withEvidence = question.evidence.length > 0 ? thumbnail.height + 40 : 0;
  document.reserve(52 + withEvidence);
  questionLine(document, question, number);
  tags(document, question);
  if (question.note) indented(document, `${document.label(labels.note)}: ${isolate(question.note)}`);
  if (question.supervisorNote)
    indented(document, `${document.label(labels.supervisorNote)}: ${isolate(question.supervisorNote)}`);
  thumbnails(document, question.evidence);
  attachments(document, question.attachments);
  correctiveLine(document, question);
  document.fill({ start: 30, width: document.frame.width - 30, y: document.y + 2 }, 0.5, colors.line);
  document.y += 8;
}

export function categoryTitle(document: PdfDocument, text: string): void {
  document.y += 6;
  document.reserve(64);
  paragraph(document, text, { size: 10.5, weight: 'semibold', color: document.primary });
  document.y += 3;
}
