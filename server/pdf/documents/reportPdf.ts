import type { Language } from '#framework/base/i18n/localized';
import { runningHead } from '../blocks/runningHead';
import { heading, paragraph, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import { criticalFindings } from './report/criticalFindings';
import type { ReportCertificate, ReportData, ReportSection } from './report/reportData';
import { reportLabels, reportLabels as labels } from './report/reportLabels';
import { reportSection, vehicleScores } from './report/reportSections';
import { reportSummary } from './report/reportSummary';
import { isolateLtr } from '#framework/base/formats/bidi';
import { table } from '../blocks/table';
import type { PdfDocument } from '../pdfDocument';
import { gregorianDate, score } from '../text/formats';
import { formatDateTime } from '#framework/base/formats/dates';
import { keyValues } from '../blocks/keyValues';
import { colors } from '../theme';

/** The final report of an inspection: result, bars by category, and every question with its evidence. */
export function renderReport(data: ReportData, language: Language): Promise<Buffer> {
  const { brand, number, issuedOn } = data;
  const name = reportLabels.title[language];
  const document = createDocument({ language, brand, title: `${name} ${number}`, createdAt: issuedOn });
  title(document, reportLabels.title);
  reportSummary(document, data);
  criticalFindings(document, data.sections);
  vehicleScores(document, data.sections);
  reportCertificates(document, data.certificates, data.sections);
  data.sections.forEach((section, index) => {
    if (index > 0) document.addPage();
    reportSection(document, section);
  });
  reportSignatures(document, data);
  return finishDocument(document, runningHead(document, { brand, title: name, number }));
}

/** Valid certificates, each vehicle's by its plate. */
function reportCertificates(
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

const height = 110;

/** Draws the signatures with their dates, and the registration numbers of the provider. */
function reportSignatures(document: PdfDocument, data: ReportData): void {
  const { brand, provider, signatures } = data;
  const { mainLanguage: language } = document;
  heading(document, document.label(labels.signatures), height);
  keyValues(
    document,
    signatures.map(({ as, name, at }) => ({
      key: document.label(as),
      value: `${document.name(name)}\n${document.label(labels.signed)} · ${formatDateTime(at, language)}`,
    })),
  );
  const signatory = [
    document.name(brand.name),
    `${document.label(labels.commercialRegistration)} ${isolateLtr(provider.commercial)}`,
    `${document.label(labels.vatNumber)} ${isolateLtr(provider.vat)}`,
  ];
  paragraph(document, `${document.label(labels.issuedBy)}: ${signatory.join(' · ')}`, {
    size: 8.5,
    color: colors.muted,
  });
}
