import type { DocumentText, Instant, ScheduledPayment } from '#domain/contracts/contractPaper';
import type { Brand } from '../../createDocument';
import type { Localized } from 'sijil/base/i18n/localized';

export interface TaxParty {
  readonly name: DocumentText;
  readonly vatNumber?: string;
  readonly commercialRegistration?: string;
  readonly address: DocumentText;
}

/** Seller with the VAT number that the QR code requires. */
interface TaxSeller extends TaxParty {
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
  /** Payment terms of the buyer; absent where a sum is owed on its day, and in invoices issued before there were terms. */
  readonly terms?: DocumentText;
  readonly iban?: string;
  /** Name of the bank; documents issued before it was stored are rendered with the IBAN alone, as they were. */
  readonly bankName?: DocumentText;
  /** Number of the invoice in whose place this one is issued. */
  readonly replaces?: string;
}

/** Amounts are positive: the type of the document states that they are credited. */
export interface CreditNoteData extends Omit<
  InvoiceData,
  'schedule' | 'terms' | 'iban' | 'bankName' | 'discount' | 'replaces'
> {
  readonly originalInvoice: { readonly number: string; readonly issuedAt: Instant };
  readonly reason: DocumentText;
}

export const invoiceLabels = {
  invoice: { ar: 'فاتورة ضريبية', en: 'Tax Invoice' },
  creditNote: { ar: 'إشعار دائن', en: 'Credit Note' },
  invoiceNumber: { ar: 'رقم الفاتورة', en: 'Invoice number' },
  creditNoteNumber: { ar: 'رقم الإشعار', en: 'Credit note number' },
  issuedAt: { ar: 'تاريخ الإصدار ووقته', en: 'Date and time of issue' },
  suppliedOn: { ar: 'تاريخ التوريد', en: 'Supply date' },
  contractNumber: { ar: 'رقم العقد', en: 'Contract number' },
  requestNumber: { ar: 'رقم الطلب', en: 'Request number' },
  originalInvoice: { ar: 'الفاتورة الأصلية', en: 'Original invoice' },
  originalDate: { ar: 'تاريخ الفاتورة الأصلية', en: 'Original invoice date' },
  replaces: { ar: 'بدل الفاتورة', en: 'Replaces invoice' },
  reason: { ar: 'سبب الإشعار', en: 'Reason' },
  seller: { ar: 'البائع', en: 'Seller' },
  buyer: { ar: 'المشتري', en: 'Buyer' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  commercialRegistration: { ar: 'الرقم الوطني الموحد', en: 'Unified number' },
  address: { ar: 'العنوان', en: 'Address' },
  description: { ar: 'البيان', en: 'Description' },
  quantity: { ar: 'الكمية', en: 'Qty' },
  unitPrice: { ar: 'سعر الوحدة', en: 'Unit price' },
  lineNet: { ar: 'الصافي', en: 'Net' },
  rate: { ar: 'النسبة', en: 'Rate' },
  lineVat: { ar: 'الضريبة', en: 'VAT' },
  lineTotal: { ar: 'الإجمالي', en: 'Total' },
  discount: { ar: 'خصم محسوب في السعر', en: 'Discount included' },
  net: { ar: 'المبلغ الخاضع للضريبة', en: 'Taxable amount' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  total: { ar: 'الإجمالي شاملًا الضريبة', en: 'Total including VAT' },
  credited: { ar: 'قيمة الإشعار الدائن', en: 'Amount of the credit note' },
  terms: { ar: 'مهلة السداد', en: 'Payment terms' },
  iban: { ar: 'الآيبان للتحويل', en: 'IBAN for transfers' },
  invoiceCode: { ar: 'رمز الاستجابة السريعة للفاتورة', en: 'Invoice QR code' },
  creditNoteCode: { ar: 'رمز الاستجابة السريعة للإشعار', en: 'Credit note QR code' },
} satisfies Record<string, Localized>;
