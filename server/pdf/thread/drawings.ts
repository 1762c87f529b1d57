import type { TextChange } from 'sijil/schema/texts/findTexts';
import type { Language } from 'sijil/base/i18n/localized';
import type { CardData, CardSize } from '../documents/card/cardData';
import type { CertificateData } from '../documents/certificate/certificateData';
import { renderCertificate } from '../documents/certificatePdf';
import type { ComparisonData } from '../documents/comparison/comparisonData';
import { renderComparison } from '../documents/comparisonPdf';
import type { ContractData, ContractSignature } from '../documents/contract/contractData';
import { renderContract, renderSignaturePages } from '../documents/contractPdf';
import type { CreditNoteData, InvoiceData } from '../documents/invoice/invoiceData';
import { renderCreditNote, renderInvoice } from '../documents/invoicePdf';
import type { LetterData } from '../documents/letter/letterData';
import { renderLetter } from '../documents/letterPdf';
import type { ReportData } from '../documents/report/reportData';
import { renderReport } from '../documents/reportPdf';
import type { StatementData } from '../documents/statement/statementData';
import { renderStatement } from '../documents/statementPdf';
import { renderTable, type TableData } from '../documents/tablePdf';
import { preparePictures } from '../images/preparePictures';
import type { DocumentLanguage } from '../text/formats';

interface InLanguage<Data> {
  readonly data: Data;
  readonly language: Language;
}

interface ContractInLanguage {
  readonly data: ContractData;
  readonly language: DocumentLanguage;
}

interface SignatureRecord {
  readonly data: ContractData;
  readonly signature: ContractSignature;
}

interface SignedContract extends SignatureRecord {
  /** The contract as it was sent. */
  readonly file: Uint8Array;
}

const renderRecord = async ({ data, signature }: SignatureRecord) =>
  renderSignaturePages(await preparePictures(data), await preparePictures(signature));

/**
 * All documents that can be rendered, by name: pure functions from plain data (and picture bytes) to a file. They run in a
 * drawing thread; call `draw` to use one. A new document is one more line here. Libraries that few documents need are loaded
 * with the first of those: they take 70 MB.
 */
export const drawings = {
  contract: async (data: ContractData) => renderContract(await preparePictures(data)),
  /** A preview contract that is sent to nobody, in either language or both. */
  contractPreview: async ({ data, language }: ContractInLanguage) =>
    renderContract(await preparePictures(data), language),
  /** The exact file that was signed, followed by the pages of its signature. */
  signedContract: async ({ file, ...record }: SignedContract) => {
    const { appendPages } = await import('../appendPages');
    return appendPages(file, await renderRecord(record));
  },
  /** The pages of a signature alone, for a contract whose file must not change. */
  signatureRecord: renderRecord,
  invoice: async (data: InvoiceData) => renderInvoice(await preparePictures(data)),
  creditNote: async (data: CreditNoteData) => renderCreditNote(await preparePictures(data)),
  certificate: async ({ data, language }: InLanguage<CertificateData>) =>
    renderCertificate(await preparePictures(data), language),
  report: async ({ data, language }: InLanguage<ReportData>) =>
    renderReport(await preparePictures(data), language),
  comparison: async ({ data, language }: InLanguage<ComparisonData>) =>
    renderComparison(await preparePictures(data), language),
  statement: async ({ data, language }: InLanguage<StatementData>) =>
    renderStatement(await preparePictures(data), language),
  letter: async ({ data, language }: InLanguage<LetterData>) =>
    renderLetter(await preparePictures(data), language),
  table: async ({ data, language }: InLanguage<TableData>) => renderTable(data, language),
  /** The picture of a certificate for social networks. */
  card: async ({ data, language, size }: InLanguage<CardData> & { readonly size: CardSize }) => {
    const { renderCard } = await import('../documents/cardPicture');
    return renderCard(await preparePictures(data), language, size);
  },
};

export type DrawingName = keyof typeof drawings;
export type DrawingInput<Name extends DrawingName> = Parameters<(typeof drawings)[Name]>[0];

/** A task of a drawing thread. */
export interface DrawingTask {
  readonly name: DrawingName;
  readonly input: unknown;
  /** Texts changed at run time. */
  readonly texts: readonly TextChange[];
}
