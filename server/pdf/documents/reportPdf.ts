import type { Language } from '#framework/base/i18n/localized';
import { runningHead } from '../blocks/runningHead';
import { title } from '../blocks/text';
import { createDocument } from '../createDocument';
import { finishDocument } from '../finishDocument';
import { criticalFindings } from './report/criticalFindings';
import type { ReportData } from './report/reportData';
import { reportCertificates } from './report/reportCertificates';
import { reportLabels } from './report/reportLabels';
import { reportSection, vehicleScores } from './report/reportSections';
import { reportSignatures } from './report/reportSignatures';
import { reportSummary } from './report/reportSummary';

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
