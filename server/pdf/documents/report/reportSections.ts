import { isolateLtr } from 'sijil/base/formats/bidi';
import { badge, badgeHeight, scoreBars } from '../../blocks/scores';
import { heading, paragraph } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { score } from '../../text/formats';
import {
  blockStart,
  categoryTitle,
  indent,
  photoAt,
  photoRowHeight,
  photoStep,
  questionBlock,
  tags,
} from './questionBlock';
import type { ReportQuestion, ReportSection } from './reportData';
import { answerBadges, correctiveBadges, reportLabels as labels } from './reportLabels';
import { colors } from '../../theme';

interface Finding {
  readonly question: ReportQuestion;
  /** Number of the question in the list of all questions. */
  readonly number: string;
  /** Name of the vehicle on its first finding, because numbers restart with each vehicle; otherwise empty. */
  readonly vehicle: string;
}

const captionHeight = 13;
const vehicleHeight = 20;

/** Renders the critical findings, those not fully met, at the top: each with its note, pictures and correction. */
export function criticalFindings(document: PdfDocument, sections: readonly ReportSection[]): void {
  const findings = sections.flatMap((section) => findingsOf(section, sectionName(document, section)));
  const title = `${document.label(labels.criticalFindings)} (${findings.length})`;
  heading(document, title, findings[0] ? heightOf(findings[0]) : 24);
  if (findings.length === 0)
    paragraph(document, document.label(labels.noCriticalFindings), { size: 9.5, color: colors.success });
  for (const finding of findings) drawFinding(document, finding);
}

function findingsOf({ categories }: ReportSection, vehicle: string): Finding[] {
  const found = categories.flatMap(({ questions }, category) =>
    questions.flatMap((question, index) =>
      question.severity === 'critical' && (question.answer === 0 || question.answer === 1)
        ? [{ question, number: `${category + 1}.${index + 1}` }]
        : [],
    ),
  );
  return found.map((one, index) => ({ ...one, vehicle: index === 0 ? vehicle : '' }));
}

function photosOf({ evidence, corrective }: ReportQuestion) {
  return [
    { caption: labels.before, file: evidence[0] },
    { caption: labels.after, file: corrective?.evidence[0] },
  ].flatMap(({ caption, file }) => (file ? [{ caption, file }] : []));
}

function heightOf({ question, vehicle }: Finding): number {
  return (
    56 + (vehicle ? vehicleHeight : 0) + (photosOf(question).length > 0 ? photoRowHeight + captionHeight : 0)
  );
}

function drawFinding(document: PdfDocument, finding: Finding): void {
  const { question, number, vehicle } = finding;
  document.reserve(heightOf(finding));
  if (vehicle) {
    const { width: fullWidth } = document.frame;
    document.text(
      vehicle,
      { start: 0, width: fullWidth, y: document.y },
      { size: 9.5, color: colors.ink, weight: 'bold' },
    );
    document.y += vehicleHeight;
  }
  const { width } = document.frame;
  const style = { size: 9.5, color: colors.ink, leading: 1.6 };
  document.text(number, { start: 0, width: indent, y: document.y }, { ...style, color: colors.muted });
  const { label, color } = question.corrective
    ? correctiveBadges[question.corrective.status]
    : answerBadges[question.answer];
  const badgeWidth = badge(document, document.label(label), color, { end: width, y: document.y });
  const room = width - indent - badgeWidth - 10;
  const text = document.layout(question.text[document.mainLanguage], room, style);
  document.draw(text, { start: indent, width: room, y: document.y });
  document.y += Math.max(badgeHeight, text.height) + 3;
  tags(document, question);
  drawPhotos(document, question);
  document.y += 4;
}

function drawPhotos(document: PdfDocument, question: ReportQuestion): void {
  const photos = photosOf(question);
  if (photos.length === 0) return;
  document.reserve(photoRowHeight + captionHeight);
  photos.forEach(({ caption, file }, index) => {
    const start = indent + index * photoStep;
    document.text(document.label(caption), { start, width: photoStep, y: document.y }, captionStyle);
    document.y += captionHeight;
    photoAt(document, file, start);
    document.y -= captionHeight;
  });
  document.y += photoRowHeight + captionHeight;
}

const captionStyle = { size: 8, color: colors.muted } as const;

/** Scores of the vehicles compared; empty for a branch. */
export function vehicleScores(document: PdfDocument, sections: readonly ReportSection[]): void {
  const vehicles = sections.filter((section) => section.vehicle);
  if (vehicles.length < 2) return;
  heading(document, document.label(labels.vehicles));
  const bars = vehicles.map((section) => ({ label: sectionName(document, section), score: section.score }));
  scoreBars(document, bars, document.label(labels.noScore));
}

/** Branch or vehicle: bars by category, then every question. */
export function reportSection(document: PdfDocument, section: ReportSection): void {
  const name = sectionName(document, section);
  if (name) heading(document, `${document.label(labels.vehicle)}: ${name} — ${score(section.score)}`, 120);
  heading(document, document.label(labels.categories), 80);
  const bars = section.categories.map((category) => ({
    label:
      category.name[document.mainLanguage] +
      (category.scoreAtVisit === undefined
        ? ''
        : ` (${document.label(labels.atVisit)}: ${isolateLtr(score(category.scoreAtVisit))})`),
    score: category.score,
  }));
  scoreBars(document, bars, document.label(labels.noScore));
  section.categories.forEach((category, categoryIndex) => {
    const title = `${categoryIndex + 1}. ${category.name[document.mainLanguage]}`;
    categoryTitle(document, title, category.questions[0] ? blockStart(category.questions[0]) : 0);
    category.questions.forEach((question, index) =>
      questionBlock(document, question, `${categoryIndex + 1}.${index + 1}`),
    );
  });
}

/** Vehicle of a section in a fleet's report, by name and plate; empty for a branch. */
function sectionName(document: PdfDocument, { vehicle }: ReportSection): string {
  if (!vehicle) return '';
  const plate = vehicle.plate ? ` (${document.name(vehicle.plate)})` : '';
  return `${document.name(vehicle.name)}${plate}`;
}
