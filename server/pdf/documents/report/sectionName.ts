import type { PdfDocument } from '../../pdfDocument';
import type { ReportSection } from './reportData';

/** The vehicle that a part of a fleet's report is about, by its name and plate; empty for a branch. */
export function sectionName(document: PdfDocument, { vehicle }: ReportSection): string {
  if (!vehicle) return '';
  const plate = vehicle.plate ? ` (${document.name(vehicle.plate)})` : '';
  return `${document.name(vehicle.name)}${plate}`;
}
