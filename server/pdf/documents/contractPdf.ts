import { drawPaymentSchedule, totals } from '../blocks/prices';
import { runningHead } from '../blocks/runningHead';
import { heading, paragraph, parallelText, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import { type DocumentLanguage, inLanguage, moneyText, percentText } from '../text/formats';
import { auditRecord } from './contract/auditRecord';
import type { ContractData, ContractSignature } from './contract/contractData';
import { contractLabels, contractLabels as labels } from '#domain/contracts/contractLabels';
import { contractSummary, partiesSection, subjectSection } from './contract/partiesSection';
import { signatureSection } from './contract/signatureSection';
import type { ContractClause, ContractPrice } from '#domain/contracts/contractPaper';
import { table } from '../blocks/table';
import type { PdfDocument, TextStyle } from '../pdfDocument';
import { colors } from '../theme';

/** Contract as an A4 PDF, by default in Arabic and English side by side, as it is sent to be signed. */
export function renderContract(data: ContractData, language: DocumentLanguage = 'both'): Promise<Buffer> {
  const name = inLanguage(contractLabels.title, language);
  const { brand, number, issuedOn } = data;
  const document = createDocument({ language, brand, title: `${name} ${number}`, createdAt: issuedOn });
  title(document, contractLabels.title);
  contractSummary(document, data);
  partiesSection(document, data);
  subjectSection(document, data);
  priceSection(document, data.price);
  drawPaymentSchedule(document, data.schedule);
  clausesSection(document, data.clauses);
  signatureSection(document, data);
  return finishDocument(document, runningHead(document, { brand, title: name, number }));
}

/** The pages that a signature adds to its contract: the signed boxes and the record of how it came about. */
export function renderSignaturePages(
  data: ContractData,
  signature: ContractSignature,
  language: DocumentLanguage = 'both',
): Promise<Buffer> {
  const name = inLanguage(contractLabels.signaturePages, language);
  const { brand, number } = data;
  const createdAt = signature.signedAt;
  const document = createDocument({ language, brand, title: `${name} ${number}`, createdAt });
  auditRecord(document, data, signature);
  signatureSection(document, data, signature);
  return finishDocument(document, runningHead(document, { brand, title: name, number }));
}

function priceSection(document: PdfDocument, price: ContractPrice): void {
  heading(document, document.label(labels.price), 100);
  table(
    document,
    [
      { title: document.label(labels.description), share: 6 },
      { title: document.label(labels.quantity), share: 2.4, align: 'center' },
      { title: document.label(labels.unitPrice), share: 3, align: 'end' },
      { title: document.label(labels.net), share: 3, align: 'end' },
    ],
    price.lines.map((line) => [
      document.label(line.description, '\n'),
      String(line.quantity),
      moneyText(line.unitPrice),
      moneyText(line.net),
    ]),
  );
  totals(document, [
    ...(price.discount
      ? [{ label: document.label(labels.discount), amount: moneyText(price.discount) }]
      : []),
    { label: document.label(labels.subtotal), amount: moneyText(price.subtotal) },
    { label: `${document.label(labels.vat)} ${percentText(price.vatRate)}`, amount: moneyText(price.vat) },
    { label: document.label(labels.total), amount: moneyText(price.total), strong: true },
  ]);
}

const titleStyle: TextStyle = { size: 10, weight: 'semibold', color: colors.ink };

const bodyStyle: TextStyle = { size: 9.5, leading: 1.7 };

const bodyLine = 16.15;

function clause(document: PdfDocument, { title, body }: ContractClause, number: number): void {
  // A title alone at the foot of a page would be orphaned: it takes two lines of its body along.
  document.reserve(16.5 + bodyLine * 2);
  if (document.language !== 'both') {
    paragraph(document, `${number}. ${title[document.language]}`, titleStyle);
    paragraph(document, body[document.language], bodyStyle);
    return;
  }
  const english = { direction: 'ltr' } as const;
  parallelText(
    document,
    { text: `${number}. ${title.ar}`, style: titleStyle },
    { text: `${number}. ${title.en}`, style: { ...titleStyle, ...english } },
  );
  parallelText(
    document,
    { text: body.ar, style: bodyStyle },
    { text: body.en, style: { ...bodyStyle, ...english } },
  );
}

function clausesSection(document: PdfDocument, clauses: readonly ContractClause[]): void {
  if (clauses.length === 0) return;
  heading(document, document.label(contractLabels.clauses), 70);
  clauses.forEach((each, index) => {
    clause(document, each, index + 1);
    document.y += 6;
  });
}
