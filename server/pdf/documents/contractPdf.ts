import { drawPaymentSchedule, totals } from '../blocks/prices';
import { runningHead } from '../blocks/runningHead';
import { heading, keyValues, paragraph, parallelText, title } from '../blocks/text';
import { createDocument, finishDocument } from '../createDocument';
import {
  type DocumentLanguage,
  exactTime,
  inLanguage,
  legalDate,
  moneyText,
  percentText,
  toDate,
} from '../text/formats';
import type { ContractData, ContractSignature } from './contract/contractData';
import {
  contractEventLabels,
  contractLabels,
  contractLabels as labels,
  scheduleLabels,
} from '#domain/contracts/contractLabels';
import {
  contractSummary,
  partiesSection,
  signatureSection,
  subjectSection,
} from './contract/contractParties';
import { type ContractClause, type ContractPrice, signedSchedule } from '#domain/contracts/contractPaper';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { table } from '../blocks/table';
import type { PdfDocument, TextStyle } from '../pdfDocument';
import { colors } from '../theme';
import { isolateLtr } from 'sijil/base/formats/bidi';

/** Contract as an A4 PDF, by default in Arabic and English columns, as it is sent for signing. */
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

/** Pages that a signature adds to its contract: the signed boxes and the audit record. */
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
  // Avoids a title alone at the foot of a page: it needs two lines of its body.
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

function eventsTable(document: PdfDocument, { events }: ContractSignature): void {
  table(
    document,
    [
      { title: document.label(labels.event), share: 3 },
      { title: document.label(labels.time), share: 4 },
      { title: document.label(labels.actor), share: 4 },
      { title: document.label(labels.ip), share: 4 },
    ],
    events.map(({ kind, at, actor, ip }) => [
      document.label(contractEventLabels[kind]),
      exactTime(at),
      actor ? document.name(actor) : '—',
      ip ? isolateLtr(ip) : '—',
    ]),
  );
}

/** Record of a signature: the signed file, the signer, the address, and the events before. */
function auditRecord(document: PdfDocument, data: ContractData, signature: ContractSignature): void {
  title(document, labels.audit);
  paragraph(document, document.label(labels.auditNote, '\n'), { size: 9, color: colors.muted });
  document.y += 8;
  const fingerprint = document.label(labels.fingerprint);
  paragraph(document, fingerprint, { size: 8, color: colors.muted, leading: 1.5 });
  const place = { start: 0, width: document.frame.width, y: document.y };
  document.fill(place, 26, colors.panel, 4);
  const hash = { ...place, start: 10, width: place.width - 20, y: place.y + 5 };
  document.text(isolateLtr(signature.unsignedSha256), hash, { size: 9.5, color: colors.ink });
  document.y += 36;
  keyValues(document, [
    { key: document.label(labels.number), value: isolateLtr(data.number) },
    { key: document.label(labels.signerName), value: document.name(signature.signerName) },
    { key: document.label(labels.position), value: signature.position && document.name(signature.position) },
    { key: document.label(labels.signedAt), value: exactTime(signature.signedAt) },
    { key: document.label(labels.ip), value: isolateLtr(signature.ip) },
    { key: document.label(labels.signatureKind), value: document.label(labels[signature.mark.kind]) },
  ]);
  const device = signature.userAgent && isolateLtr(signature.userAgent);
  keyValues(document, [{ key: document.label(labels.userAgent), value: device }], { columns: 1 });
  const schedule = signedSchedule(data, riyadhDate(toDate(signature.signedAt)));
  keyValues(
    document,
    schedule.map(({ label, dueOn }) => ({
      key: `${document.label(scheduleLabels.dueOn)} – ${document.label(label)}`,
      value: legalDate(dueOn, document.language),
    })),
    { size: 9 },
  );
  heading(document, document.label(labels.events));
  eventsTable(document, signature);
}
