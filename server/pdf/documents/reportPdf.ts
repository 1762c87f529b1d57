import type { Language } from 'sijil/base/i18n/localized';
import { runningHead } from '../blocks/runningHead';
import { heading, keyValues, paragraph, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import { criticalFindings, reportSection, vehicleScores } from './report/reportSections';
import type { ReportCertificate, ReportData, ReportSection } from './report/reportData';
import { reportLabels, reportLabels as labels } from './report/reportLabels';
import { isolate, isolateLtr } from 'sijil/base/formats/bidi';
import { table } from '../blocks/table';
import type { PdfDocument } from '../pdfDocument';
import { gregorianDate, score } from '../text/formats';
import { formatDateTime, formatTime } from 'sijil/base/formats/dates';
import { colors } from '../theme';
import { badge, scoreDial } from '../blocks/scores';

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

/** Valid certificates, those of vehicles by plate. */
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

/** Renders the signatures with their dates, and the registration numbers of the provider. */
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

const dialSize = 118;
const sideWidth = 150;

function verdict(document: PdfDocument, data: ReportData, top: number): void {
  const start = document.frame.width - sideWidth;
  scoreDial(document, data.score, { start: start + (sideWidth - dialSize) / 2, y: top, size: dialSize });
  const center = { start, width: sideWidth };
  const grade = `${document.label(labels.grade)} ${isolateLtr(data.grade.letter)} · ${document.label(data.grade.label)}`;
  const style = { size: 10.5, weight: 'bold', color: colors.ink, align: 'center' } as const;
  document.text(grade, { ...center, y: top + dialSize - 6 }, style);
  const small = { size: 8, color: colors.muted, align: 'center' } as const;
  const passing = `${document.label(labels.passingScore)}: ${score(data.passingScore)}`;
  document.text(passing, { ...center, y: top + dialSize + 12 }, small);
}

function visitHours({ inspectedOn, endedOn }: ReportData, language: Language): string | undefined {
  if (!endedOn) return undefined;
  const hours = [inspectedOn, endedOn].map((moment) => isolate(formatTime(moment, language)));
  return hours.join(' – ');
}

/** Renders the parties, place and time next to the score, then the supervisor's summary. */
function reportSummary(document: PdfDocument, data: ReportData): void {
  const top = document.y;
  const { mainLanguage: language, frame } = document;
  const { passed, raised } = data;
  const given = (value: number, grade: string, on: string) =>
    `${isolateLtr(`${score(value)} · ${grade}`)} (${on})`;
  const verdictLabel = passed ? labels.passed : labels.notPassed;
  badge(document, document.label(verdictLabel), passed ? colors.success : colors.danger, {
    start: 0,
    y: top,
  });
  document.y = top + 26;
  const name = (text: Parameters<PdfDocument['name']>[0] | undefined) => text && document.name(text);
  const number = (text: string | undefined) => text && isolateLtr(text);
  keyValues(
    document,
    [
      { key: document.label(labels.client), value: name(data.clientName) },
      { key: document.label(labels.branch), value: name(data.branchName) },
      { key: document.label(labels.service), value: document.label(data.service) },
      { key: document.label(labels.city), value: name(data.city) },
      { key: document.label(labels.address), value: name(data.address) },
      { key: document.label(labels.inspectedOn), value: gregorianDate(data.inspectedOn, language) },
      { key: document.label(labels.visitHours), value: visitHours(data, language) },
      { key: document.label(labels.commercialRegistration), value: number(data.registration?.commercial) },
      { key: document.label(labels.vatNumber), value: number(data.registration?.vat) },
      { key: document.label(labels.issuedOn), value: gregorianDate(data.issuedOn, language) },
      { key: document.label(labels.inspector), value: name(data.inspectorName) },
      { key: document.label(labels.supervisor), value: name(data.supervisorName) },
      {
        key: document.label(labels.atVisit),
        value: raised && given(raised.score, raised.grade, gregorianDate(data.inspectedOn, language)),
      },
      {
        key: document.label(labels.corrected),
        value: raised && given(data.score, data.grade.letter, gregorianDate(raised.correctedOn, language)),
      },
    ],
    { columns: 2, width: frame.width - sideWidth - 16 },
  );
  verdict(document, data, top);
  document.y = Math.max(document.y, top + dialSize + 32);
  if (data.gradeReason)
    paragraph(document, document.label(data.gradeReason), { size: 9, color: colors.warning });
  if (!data.summary) return;
  heading(document, document.label(labels.summary));
  paragraph(document, document.label(data.summary));
}
