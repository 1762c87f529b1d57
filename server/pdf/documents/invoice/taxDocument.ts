import type { DocumentText } from '#domain/contracts/contractPaper';
import { isolateLtr } from 'sijil/base/formats/bidi';
import type { Localized } from 'sijil/base/i18n/localized';
import { keyValues, paragraph } from '../../blocks/text';
import { qrCode } from '../../blocks/runningHead';
import { table } from '../../blocks/table';
import { totals } from '../../blocks/prices';
import type { PdfDocument } from '../../pdfDocument';
import { moneyText, percentText } from '../../text/formats';
import { colors } from '../../theme';
import { zatcaQrPayload } from '../../zatcaQr';
import { type InvoiceData, invoiceLabels as labels, type TaxParty } from './invoiceData';

/** Data common to an invoice and a credit note. */
export type TaxDocumentData = Omit<InvoiceData, 'schedule' | 'iban' | 'bankName'>;

interface Bank {
  readonly iban: string;
  readonly bankName: DocumentText;
}

const qrSize = 112;
/** Width available next to the QR code, in points. */
const bankWidth = 380;

export function partiesOf(document: PdfDocument, { seller, buyer }: TaxDocumentData): void {
  const gap = 20;
  const width = (document.frame.width - gap) / 2;
  document.y += 6;
  document.reserve(150);
  const top = document.y;
  const bottoms = [seller, buyer].map((party, index) => {
    const start = index * (width + gap);
    document.y = top + 8;
    partyPanel(document, index === 0 ? labels.seller : labels.buyer, party, start + 12, width - 24);
    return document.y;
  });
  const height = Math.max(...bottoms) - top + 4;
  for (const start of [0, width + gap]) document.outline({ start, width, y: top }, height, colors.line, 6);
  document.y = top + height + 6;
}

function partyPanel(
  document: PdfDocument,
  role: { ar: string; en: string },
  party: TaxParty,
  start: number,
  width: number,
): void {
  const style = { size: 9, weight: 'semibold', color: document.primary } as const;
  document.y += document.text(document.label(role), { start, width, y: document.y }, style);
  const name = { size: 11, weight: 'semibold', color: colors.ink } as const;
  document.y += document.text(document.name(party.name, '\n'), { start, width, y: document.y }, name) + 4;
  const ltr = (text: string | undefined) => text && isolateLtr(text);
  const place = { start, width, size: 9 };
  keyValues(
    document,
    [
      { key: document.label(labels.vatNumber, '\n'), value: ltr(party.vatNumber) },
      { key: document.label(labels.commercialRegistration, '\n'), value: ltr(party.commercialRegistration) },
    ],
    place,
  );
  const address = { key: document.label(labels.address), value: document.name(party.address) };
  keyValues(document, [address], { ...place, columns: 1 });
}

export function linesTable(document: PdfDocument, { lines }: TaxDocumentData): void {
  const column = (title: { ar: string; en: string }, share: number, align?: 'center' | 'end') => ({
    title: document.label(title, '\n'),
    share,
    ...(align && { align }),
  });
  table(
    document,
    [
      column(labels.description, 6),
      column(labels.quantity, 1.5, 'center'),
      column(labels.unitPrice, 2.8, 'end'),
      column(labels.lineNet, 2.8, 'end'),
      column(labels.rate, 1.6, 'center'),
      column(labels.lineVat, 2.6, 'end'),
      column(labels.lineTotal, 2.9, 'end'),
    ],
    lines.map((line) => [
      document.label(line.description, '\n'),
      String(line.quantity),
      moneyText(line.unitPrice),
      moneyText(line.net),
      percentText(line.vatRate),
      moneyText(line.vat),
      moneyText(line.total),
    ]),
  );
}

/** Sums at the end side and the ZATCA QR at the start side. */
export function sums(
  document: PdfDocument,
  data: TaxDocumentData,
  words: { readonly total: Localized; readonly code: Localized },
  bank: Bank | null = null,
): void {
  document.reserve(qrSize + 22);
  const top = document.y;
  const { seller } = data;
  const payload = zatcaQrPayload({
    sellerName: typeof seller.name === 'string' ? seller.name : seller.name.ar,
    vatNumber: seller.vatNumber,
    timestamp: data.issuedAt,
    totalHalalas: data.total,
    vatHalalas: data.vat,
  });
  qrCode(document, payload, { start: 0, y: top, size: qrSize });
  const note = { size: 7, color: colors.muted, align: 'center' } as const;
  const caption = { start: 0, width: qrSize, y: top + qrSize };
  document.text(words.code[document.mainLanguage], caption, note);
  // One line per sum if bank details follow, so that an invoice with two payments fits on one page.
  const between = bank ? ' · ' : '\n';
  totals(
    document,
    [
      ...(data.discount
        ? [{ label: document.label(labels.discount), amount: moneyText(data.discount) }]
        : []),
      { label: document.label(labels.net, between), amount: moneyText(data.net) },
      { label: `${document.label(labels.vat)} ${percentText(data.vatRate)}`, amount: moneyText(data.vat) },
      { label: document.label(words.total, between), amount: moneyText(data.total), strong: true },
    ],
    bank ? bankWidth : undefined,
  );
  if (bank) bankBelowTotals(document, bank);
  document.y = Math.max(document.y, top + qrSize + 18);
}

/** Renders the bank account below the totals, next to the QR code: a separate line might need another page. */
function bankBelowTotals(document: PdfDocument, { iban, bankName }: Bank): void {
  const start = document.frame.width - bankWidth + 8;
  const text = `${document.label(labels.iban)}: ${isolateLtr(grouped(iban))} · ${document.name(bankName)}`;
  document.y +=
    6 +
    document.text(text, { start, width: bankWidth - 8, y: document.y + 6 }, { size: 9, color: colors.ink });
}

/** IBAN of an invoice that was issued before the bank was named. */
export function bankAccount(document: PdfDocument, iban: string | undefined): void {
  if (!iban) return;
  document.y += 6;
  paragraph(document, `${document.label(labels.iban)}: ${isolateLtr(grouped(iban))}`, {
    size: 10,
    color: colors.ink,
  });
}

function grouped(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
