import { isolateLtr } from '#framework/base/formats/bidi';
import { scoreBars } from '../../blocks/scores';
import { heading } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { score } from '../../text/formats';
import { blockStart, categoryTitle, questionBlock } from './questionBlock';
import type { ReportSection } from './reportData';
import { reportLabels as labels } from './reportLabels';

/** The vehicles against each other; a branch has nothing to compare. */
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

/** The vehicle that a part of a fleet's report is about, by its name and plate; empty for a branch. */
export function sectionName(document: PdfDocument, { vehicle }: ReportSection): string {
  if (!vehicle) return '';
  const plate = vehicle.plate ? ` (${document.name(vehicle.plate)})` : '';
  return `${document.name(vehicle.name)}${plate}`;
}
