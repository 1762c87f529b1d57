import type { DocumentText, Instant, ScheduledPayment } from '#domain/contracts/contractPaper';
import type { Brand } from '../../brand';

export interface TaxParty {
  readonly name: DocumentText;
  readonly vatNumber?: string;
  readonly commercialRegistration?: string;
  readonly address: DocumentText;
}

/** The seller's VAT number goes into the QR and may not be missing. */
export interface TaxSeller extends TaxParty {
  /** Fifteen digits. */
  readonly vatNumber: string;
}

/** All amounts in halalas. */
export interface InvoiceLine {
  readonly description: DocumentText;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly net: number;
  /** Basis points: 1500 = 15 %. */
  readonly vatRate: number;
  readonly vat: number;
  readonly total: number;
}

/** All amounts in halalas. */
export interface InvoiceData {
  readonly brand: Brand;
  readonly number: string;
  /** Time of issue; also the QR's timestamp and the file's creation date. */
  readonly issuedAt: Instant;
  readonly suppliedOn?: Instant;
  readonly contractNumber?: string;
  readonly requestNumber?: string;
  readonly seller: TaxSeller;
  readonly buyer: TaxParty;
  readonly lines: readonly InvoiceLine[];
  readonly net: number;
  /** Contained in the prices above; absent without a discount, and in documents issued before discounts were printed. */
  readonly discount?: number;
  readonly vatRate: number;
  readonly vat: number;
  readonly total: number;
  readonly schedule: readonly ScheduledPayment[];
  readonly iban?: string;
  /** Name of the bank; documents issued before it was stored are drawn with the IBAN alone, as they were. */
  readonly bankName?: DocumentText;
}

/** Amounts are positive: the document's type says that they are given back. */
export interface CreditNoteData extends Omit<InvoiceData, 'schedule' | 'iban' | 'bankName' | 'discount'> {
  readonly originalInvoice: { readonly number: string; readonly issuedAt: Instant };
  readonly reason: DocumentText;
}
