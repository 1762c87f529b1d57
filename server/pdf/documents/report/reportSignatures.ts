import { formatDateTime } from '#framework/base/formats/dates';
import { isolateLtr } from '#framework/base/formats/bidi';
import { keyValues } from '../../blocks/keyValues';
import { heading, paragraph } from '../../blocks/text';
import type { PdfDocument } from '../../pdfDocument';
import { colors } from '../../theme';
import type { ReportData } from './reportData';
import { reportLabels as labels } from './reportLabels';

const height = 110;

/** Draws the signatures with their dates, and the registration numbers of the provider. */
export function reportSignatures(document: PdfDocument, data: ReportData): void {
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
