import { isolateLtr } from '#framework/base/formats/bidi';
import { table } from '../../blocks/table';
import { heading } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { gregorianDate, score } from '../../text/formats';
import type { ReportCertificate, ReportSection } from './reportData';
import { reportLabels as labels } from './reportLabels';

/** Valid certificates, each vehicle's by its plate. */
export function reportCertificates(
  document: PdfDocument,
  certificates: readonly ReportCertificate[],
  [first]: readonly ReportSection[],
): void {
  if (certificates.length === 0) return;
  const { mainLanguage: language } = document;
  heading(document, document.label(labels.certificates), 60);
  table(
    document,
    [
      { title: document.label(first?.vehicle ? labels.vehicle : labels.subject), share: 3 },
      { title: document.label(labels.score), share: 1.4 },
      { title: document.label(labels.code), share: 2.6 },
      { title: document.label(labels.validUntil), share: 2 },
    ],
    certificates.map(({ subject, code, grade, validUntil, score: total }) => [
      document.name(subject),
      isolateLtr(`${score(total)} · ${grade}`),
      isolateLtr(code),
      gregorianDate(validUntil, language),
    ]),
  );
}
