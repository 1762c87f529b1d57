import { isolateLtr } from 'sijil/base/formats/bidi';
import { drawPaymentSchedule } from '../blocks/prices';
import { type KeyValue, keyValues, title as titleOf } from '../blocks/text';
import { runningHead } from '../blocks/runningHead';
import { createDocument, finishDocument } from '../createDocument';
import type { PdfDocument } from '../pdfDocument';
import { type DocumentLanguage, exactTime, inLanguage, legalDate } from '../text/formats';
import { type CreditNoteData, type InvoiceData, invoiceLabels as labels } from './invoice/invoiceData';
import { bankAccount, linesTable, partiesOf, sums, type TaxDocumentData } from './invoice/taxDocument';

function facts(document: PdfDocument, data: TaxDocumentData): KeyValue[] {
  const ltr = (text: string | undefined) => text && isolateLtr(text);
  const issued = legalDate(data.issuedAt, document.language);
  const supplied = data.suppliedOn && legalDate(data.suppliedOn, document.language);
  return [
    { key: document.label(labels.issuedAt), value: `${issued}\n${exactTime(data.issuedAt)}` },
    // The supply date is printed only if it differs from the date of issue.
    { key: document.label(labels.suppliedOn), value: supplied === issued ? undefined : supplied },
    { key: document.label(labels.contractNumber), value: ltr(data.contractNumber) },
    { key: document.label(labels.requestNumber), value: ltr(data.requestNumber) },
  ];
}

function open(data: TaxDocumentData, title: string, language: DocumentLanguage): PdfDocument {
  const { brand, number, issuedAt: createdAt } = data;
  return createDocument({ language, brand, title: `${title} ${number}`, createdAt });
}

/** Tax invoice with the ZATCA QR code (tags 1 to 5), by default in Arabic and English columns. */
export function renderInvoice(data: InvoiceData, language: DocumentLanguage = 'both'): Promise<Buffer> {
  const title = inLanguage(labels.invoice, language);
  const document = open(data, title, language);
  const { iban, bankName, replaces, terms } = data;
  titleOf(document, labels.invoice);
  keyValues(document, [
    { key: document.label(labels.invoiceNumber), value: isolateLtr(data.number) },
    ...facts(document, data),
    { key: document.label(labels.replaces), value: replaces && isolateLtr(replaces) },
    { key: document.label(labels.terms), value: terms && document.label(terms, '\n') },
  ]);
  partiesOf(document, data);
  linesTable(document, data);
  const bank = iban && bankName ? { iban, bankName } : null;
  sums(document, data, { total: labels.total, code: labels.invoiceCode }, bank);
  drawPaymentSchedule(document, data.schedule);
  if (!bank) bankAccount(document, iban);
  return finishDocument(document, runningHead(document, { brand: data.brand, title, number: data.number }));
}

/** Tax credit note, with the invoice that it corrects and the reason (ZATCA BR-KSA-56 and BR-KSA-17). */
export function renderCreditNote(data: CreditNoteData, language: DocumentLanguage = 'both'): Promise<Buffer> {
  const title = inLanguage(labels.creditNote, language);
  const document = open(data, title, language);
  const { originalInvoice, reason } = data;
  titleOf(document, labels.creditNote);
  keyValues(document, [
    { key: document.label(labels.creditNoteNumber), value: isolateLtr(data.number) },
    ...facts(document, data),
    { key: document.label(labels.originalInvoice), value: isolateLtr(originalInvoice.number) },
    { key: document.label(labels.originalDate), value: legalDate(originalInvoice.issuedAt, language) },
    { key: document.label(labels.reason), value: document.label(reason, '\n') },
  ]);
  partiesOf(document, data);
  linesTable(document, data);
  sums(document, data, { total: labels.credited, code: labels.creditNoteCode });
  return finishDocument(document, runningHead(document, { brand: data.brand, title, number: data.number }));
}
