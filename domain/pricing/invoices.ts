import type { Options } from 'sijil/schema/kinds/choice';
import type { Localized } from 'sijil/base/i18n/localized';
import { keysOf } from 'sijil/base/objects';

export const taxDocumentPrefixes = { invoice: 'INV', credit_note: 'CN' } as const;

/** Minimum digits of the number, padded with zeros. */
export const taxDocumentDigits = 6;

export type TaxDocumentKind = keyof typeof taxDocumentPrefixes;

/** Invoice or credit note number, in documents and on screen: `INV-000731`. */
export function taxDocumentNumber({
  kind,
  number,
}: {
  readonly kind: TaxDocumentKind;
  readonly number: number;
}): string {
  return `${taxDocumentPrefixes[kind]}-${String(number).padStart(taxDocumentDigits, '0')}`;
}

/** States of invoices and of their instalments by payment, most pressing first; a credit note has none. */
export const invoiceStates = {
  overdue: { ar: 'متأخرة السداد', en: 'Overdue', tone: 'danger' },
  due: { ar: 'مستحقة السداد', en: 'Due', tone: 'warning' },
  /** True while finance checks the receipt of its transfer. */
  review: { ar: 'إيصال التحويل قيد المراجعة', en: 'Transfer receipt under review', tone: 'info' },
  later: { ar: 'مستحقة لاحقًا', en: 'Due later', tone: 'info' },
  paid: { ar: 'مسددة', en: 'Paid', tone: 'success' },
  /** True if the request was cancelled before it was paid in full: no further payment is due. */
  cancelled: { ar: 'أُلغي طلبها', en: 'Request cancelled', tone: 'neutral' },
} as const satisfies Options;
export type InvoiceState = keyof typeof invoiceStates;

/** States of tax documents: of a replaced invoice nothing is owed, whatever its request still owes. */
export const taxDocumentStates = {
  ...invoiceStates,
  replaced: { ar: 'حلّت محلها فاتورة أخرى', en: 'Replaced', tone: 'neutral' },
} as const satisfies Options;
export type TaxDocumentState = keyof typeof taxDocumentStates;

/** Buyer in an invoice or credit note: a company, never a person. */
export interface TaxBuyer {
  readonly name: string;
  readonly vatNumber: string | null;
  readonly commercialRegistration: string | null;
  /** Null while the company has no branch. */
  readonly address: Localized | null;
}

/** Whether two buyers are printed alike. */
export function isSameBuyer(one: TaxBuyer, other: TaxBuyer): boolean {
  const printed = ({ name, vatNumber, commercialRegistration, address }: TaxBuyer) =>
    JSON.stringify([name, vatNumber, commercialRegistration, address?.ar, address?.en]);
  return printed(one) === printed(other);
}

interface Band {
  readonly label: Localized;
  /**
   * Days since the last day to pay, both included; the first bucket has no beginning, the last no end. Null for what finance is
   * checking, whatever its age.
   */
  readonly days: { readonly from: number | null; readonly to: number | null } | null;
}

/** Receivables ageing buckets, in Riyadh days since the last day to pay (rules 4.10): each but the first is overdue. */
export const ageingBands = {
  notOverdue: { label: { ar: 'لم يتأخر', en: 'Not overdue' }, days: { from: null, to: 0 } },
  upTo30: { label: { ar: 'من يوم إلى 30 يومًا', en: '1–30 days' }, days: { from: 1, to: 30 } },
  upTo60: { label: { ar: 'من 31 إلى 60 يومًا', en: '31–60 days' }, days: { from: 31, to: 60 } },
  upTo90: { label: { ar: 'من 61 إلى 90 يومًا', en: '61–90 days' }, days: { from: 61, to: 90 } },
  over90: { label: { ar: 'أكثر من 90 يومًا', en: 'Over 90 days' }, days: { from: 91, to: null } },
  review: { label: { ar: 'قيد المراجعة', en: 'Under review' }, days: null },
} as const satisfies Record<string, Band>;
export type AgeingBand = keyof typeof ageingBands;

export const ageingBandNames = keysOf(ageingBands);
